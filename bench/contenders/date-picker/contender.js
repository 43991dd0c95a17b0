/**
 * The interface of the contenders of the date picker suite: a field with the value March 10, 2026, that opens a
 * calendar.
 *
 * @typedef {object} DatePickerContender
 * @property {string} title
 * @property {Record<string, string>} [missing] The jobs that it cannot do, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement) => DatePicker} create Shows a closed field.
 *
 * @typedef {object} DatePicker
 * @property {() => boolean} isReady Whether the closed field is shown.
 * @property {() => void} open As a user does.
 * @property {() => void} close
 * @property {() => Element | null} calendar The calendar, if it is open.
 * @property {() => void} showNextMonth Presses the button for the next month.
 * @property {() => void} focusDay Moves the focus to the selected day, if opening has not done so.
 * @property {() => void} [destroy] Called before its host is removed.
 */

export const DATE = {year: 2026, month: 3, day: 10, text: '2026-03-10'};

export const localDate = () => new Date(DATE.year, DATE.month - 1, DATE.day);
