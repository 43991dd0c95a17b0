import type {Locale} from 'date-fns';
import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {FormControlElement, type FormValue} from '../../base/form-control-element.js';
import {sendChange} from '../../dom/events.js';
import {textOrObject} from '../../base/attributes/converters.js';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  DEFAULT_TIME_INTERVAL,
  equalDateTimes,
  firstWeekdayOf,
  formatIsoDateTime,
  type PlainDateTime,
  type Weekday,
} from '../../core/calendar/index.js';
import type {Issue} from '../../core/validation/index.js';
import {CalendarDialogController} from './calendar/calendar-dialog.controller.js';
import {calendarDialog} from './calendar/calendar-dialog.js';
import {readDate, type DateInput} from './value/date-input.js';
import {DateLimits} from './value/date-limits.js';
import {DateText} from './value/date-text.js';
import {dateTimePickerStyles} from './date-time-picker.styles.js';
import {DateValue} from './value/date-value.js';
import {pickerBox} from './picker-box.js';
import {
  constraintIssue,
  control,
  effectiveLabel,
  formValue,
  isDirty,
  isDisabled,
  localize,
  renderControl,
  resetToInitial,
  restoreValue,
  shownIssue,
  warn,
} from '../../base/members.js';

export type {Locale} from 'date-fns';
export type {HideDetail} from '../../dom/events.js';
export type {PopupHideReason} from '../../controllers/popup.controller.js';
export type {DateInput} from './value/date-input.js';
export type {InputError} from './input-error.js';

/**
 * A date, or a date and a time, chosen from a calendar, with its label, hint and validation message. The control
 * cannot be typed into: it opens the calendar with a click, Enter, Space or the down arrow; Delete clears it.
 *
 * @tag lc-date-time-picker
 * @attr {string} value - The same as `init-value`.
 * @fires {Event} input - When the user chooses a day or a time, or clears the value.
 * @fires {Event} change - Right after `input`.
 * @fires {CustomEvent<InputError>} lc-input-error - When a key asks for a move that has no day to land on.
 * @fires {Event} lc-show - When the calendar opens. This and the next three do not bubble.
 * @fires {Event} lc-after-show - When the calendar is open and has the focus.
 * @fires {CustomEvent<HideDetail<PopupHideReason>>} lc-hide - When the calendar is about to close; `preventDefault()`
 *   keeps it open. `detail.reason` is `select` after a choice, `escape`, `tab`, `toggle` for a click on the control,
 *   `outside` for a press elsewhere, `blur` when the focus has left, or `api` for `hidePicker()`.
 * @fires {Event} lc-after-hide - When the calendar has closed.
 * @csspart field - The column of label, hint, control and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required picker.
 * @csspart hint - The line of help.
 * @csspart box - The frame around the control.
 * @csspart control - The button that shows the value.
 * @csspart clear - The button that clears the value.
 * @csspart calendar - The popup with the calendar and the times.
 * @csspart month-button - The buttons to the months beside.
 * @csspart jump - The lists to jump to a month and a year.
 * @csspart grid - The days of the month.
 * @csspart day - A day.
 * @csspart time-list - The list of times.
 * @csspart time - A time.
 * @csspart message - The validation message.
 * @cssprop --lc-date-time-picker-background - Ground of the frame.
 * @cssprop --lc-date-time-picker-border-color - Colour of the frame's line.
 * @cssprop --lc-date-time-picker-radius - Radius of the frame's corners.
 * @cssstate valid - The value is valid and the result is on show.
 * @cssstate invalid - The value is not valid and the result is on show.
 * @cssstate pending - An asynchronous rule has not answered yet.
 */
export class LcDateTimePicker extends FormControlElement<Date | null> {
  static override styles = dateTimePickerStyles;

  protected static override readonly valueProperties = [
    ...FormControlElement.valueProperties,
    ...['valueAsDate', 'showTimeSelect'],
  ];

  protected static override readonly constraintProperties = [
    ...FormControlElement.constraintProperties,
    ...['minDate', 'maxDate', 'filterDate'],
    // They are in the message.
    ...['dateFormat', 'timeFormat', 'locale'],
  ];

  /**
   * The value at the start and after a reset: `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`, which mean the same in every time
   * zone, or in script a `Date`, which is read in the local one. Default `''`: none. What is no date warns and is none.
   * The `value` attribute means the same.
   */
  @property({attribute: 'init-value', converter: textOrObject}) initValue: DateInput = '';

  /**
   * The first day that can be chosen, as `initValue`; a time in it bounds the times of its day, and a `Date` at 00:00
   * is the whole day. An earlier value is not valid. Default null: 1 January 30 years ago, for choosing only.
   */
  @property({attribute: 'min', converter: textOrObject}) minDate: DateInput = null;

  /** The last day that can be chosen, as `minDate`. Default null: 31 December in 30 years, for choosing only. */
  @property({attribute: 'max', converter: textOrObject}) maxDate: DateInput = null;

  /**
   * Says whether a day within the bounds can be chosen; it is given the day's start as a local `Date`, see
   * `valueAsDate`. A value on another day is not valid. Default null: every day can. Where it throws it warns, and the
   * day can be chosen.
   */
  @property({attribute: false}) filterDate: ((date: Date) => boolean) | null | undefined = null;

  /**
   * How the value is shown, as a date-fns format; `AM/PM` is the day period. Default 'dd/MM/yyyy', which `timeFormat`
   * follows where a time is shown. A format that date-fns does not take warns, and the default is shown.
   */
  @property({attribute: 'date-format'}) dateFormat = DEFAULT_DATE_FORMAT;

  /**
   * A date-fns locale, as `import {es} from 'date-fns/locale/es'`: the language of the shown value and of the calendar,
   * and the first day of its week. Default null: the shown value has English names, the calendar follows the page's
   * language.
   */
  @property({attribute: false}) locale: Locale | null | undefined = null;

  /** Whether there is a time to choose too. Choosing a day then leaves the calendar open. Default false. */
  @property({type: Boolean, attribute: 'show-time-select'}) showTimeSelect = false;

  /** What stands above the times. Default null: 'Time' in the language of the page. */
  @property({attribute: 'time-caption'}) timeCaption: string | null | undefined = null;

  /**
   * How times are shown. `'locale'`, the best choice for most apps, is the short time format of `locale`, or else of the
   * page's language: 14:30 in British, 2:30 PM in American English. Anything else is a format like `dateFormat`. Default
   * 'HH:mm AM/PM', which shows the 24-hour clock and the day period.
   */
  @property({attribute: 'time-format'}) timeFormat = DEFAULT_TIME_FORMAT;

  /** Minutes from one time to the next, 1 to 1440. Default 30, which stands in for any other number with a warning. */
  @property({type: Number, attribute: 'time-intervals'}) timeIntervals = DEFAULT_TIME_INTERVAL;

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);
  readonly #limits = new DateLimits(this, this.#warn);
  readonly #text = new DateText(this, () => this.#calendarLang, this.#warn);
  readonly #value = new DateValue(() => this.showTimeSelect);

  readonly #dialog = new CalendarDialogController(this, {
    find: selector => this.shadowRoot?.querySelector<HTMLElement>(selector) ?? null,
    limits: this.#limits,
    value: () => this.#value.shown,
    hasTimes: () => this.showTimeSelect,
    firstWeekday: () => this.#firstWeekday,
    isRightToLeft: () => this[localize].dir === 'rtl',
    formatTime: (day, time) => this.#text.ofTime(day, time),
    onChoose: value => this.#commit(value),
  });

  /**
   * The value as `yyyy-MM-dd`, or `yyyy-MM-ddTHH:mm` with `showTimeSelect`; `''` for none. It has no time zone, and
   * forms submit it as it is. Setting it sends no event; `undefined` or null go back to `initValue`, and what is no date
   * warns and is none.
   */
  @property({attribute: false})
  get value(): string {
    return this.#value.text;
  }
  set value(value: string | null | undefined) {
    this.#take(value ?? undefined);
  }

  /**
   * The value as a `Date` in the local time zone, at 00:00 without `showTimeSelect`; null for none. If the local clock
   * skips that time, as it does when daylight saving starts, the `Date` is as much later: 03:30 for 02:30 in most zones,
   * and the next day for a day that the zone left out. `value` stays as it is, also when that `Date` is set again. The
   * same object until the value changes. Setting it sends no event; `undefined` goes back to `initValue`.
   */
  @property({attribute: false})
  get valueAsDate(): Date | null {
    return this.#value.date;
  }
  set valueAsDate(date: Date | null | undefined) {
    this.#take(this.#value.isAt(date) ? this.value : date);
  }

  /** The value as a local `Date`, as the rules see it; null for none. */
  get typedValue(): Date | null {
    return this.valueAsDate;
  }

  /**
   * Opens the calendar and gives it the focus, as a click does, with the same events. Nothing happens while the picker
   * is disabled.
   */
  showPicker(): void {
    if (!this[isDisabled]) this.#dialog.open();
  }

  /** Closes the calendar, as Escape does, with the same events. Nothing happens while it is closed. */
  hidePicker(): void {
    this.#dialog.hide('api');
  }

  protected [formValue](): string {
    return this.value;
  }

  protected [resetToInitial](): void {
    this.#value.set(readDate(this.initValue, 'init-value', this.#warn));
  }

  protected [restoreValue](state: FormValue): void {
    if (typeof state === 'string') this.value = state;
  }

  protected [constraintIssue](): Issue | null {
    const {shown} = this.#value;
    if (shown === null) return this.required ? {code: 'valueMissing'} : null;
    const textOf = (bound: PlainDateTime | null) => this.#text.ofValue(bound!);
    switch (this.#limits.violatedLimit(shown)) {
      case 'min':
        return {code: 'dateUnderflow', min: textOf(this.#limits.bounds.min)};
      case 'max':
        return {code: 'dateOverflow', max: textOf(this.#limits.bounds.max)};
      case 'filter':
        return {code: 'notValid'};
      default:
        return null;
    }
  }

  /** @internal */
  override formDisabledCallback(): void {
    super.formDisabledCallback();
    if (this[isDisabled]) this.#dialog.close();
  }

  protected [renderControl](): TemplateResult {
    return html`${this.#renderBox()} ${this.#renderDialog()}`;
  }

  #renderBox(): TemplateResult {
    const {shown} = this.#value;
    return pickerBox({
      text: shown && this.#text.ofValue(shown),
      lang: this.locale?.code ?? null,
      isOpen: this.#dialog.isOpen,
      isDisabled: this[isDisabled],
      isRequired: this.required,
      isInvalid: this[shownIssue] !== null,
      ariaLabel: this.label ? '' : this[effectiveLabel],
      localize: this[localize],
      onClick: () => this.#dialog.toggle(),
      onKeydown: event => this.#handleKeydown(event),
      onClear: () => this.#clear(),
    });
  }

  #renderDialog(): TemplateResult {
    return calendarDialog({
      state: this.#dialog,
      label: this[effectiveLabel] || this[localize].term('chooseDate'),
      value: this.#value.shown,
      constraints: this.#limits.constraints,
      firstWeekday: this.#firstWeekday,
      lang: this.#calendarLang,
      localize: this[localize],
      text: this.#text,
      timeCaption: this.showTimeSelect ? (this.timeCaption ?? this[localize].term('timeCaption')) : null,
    });
  }

  get #calendarLang(): string {
    return this.locale?.code ?? this[localize].lang;
  }

  get #firstWeekday(): Weekday {
    return this.locale?.options?.weekStartsOn ?? firstWeekdayOf(this.#calendarLang);
  }

  #take(input: DateInput): void {
    this[isDirty] = input !== undefined;
    if (this[isDirty]) this.#value.set(readDate(input, 'value', this.#warn));
    else this[resetToInitial]();
  }

  /** Takes a value from the user; the one that is there already makes no event. */
  #commit(value: PlainDateTime | null): void {
    if (equalDateTimes(value, this.#value.shown)) return;
    this.value = value === null ? '' : formatIsoDateTime(value);
    this.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(this);
  }

  #clear(): void {
    this.#commit(null);
    this[control]?.focus();
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') this.showPicker();
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#clear();
    else return;
    event.preventDefault();
  }
}
