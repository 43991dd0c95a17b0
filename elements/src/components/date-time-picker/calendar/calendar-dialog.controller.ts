import type {ReactiveControllerHost} from 'lit';
import {popupEvents} from '../../../controllers/popup.controller.js';
import {PopupController, type PopupHideReason} from '../../../controllers/popup.controller.js';
import {
  formatIsoDate,
  isSelectable,
  keptTime,
  monthNames,
  monthsWithin,
  plainDateTime,
  plainFromDate,
  yearsWithin,
  type CalendarView,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  type TimeChoice,
  type Weekday,
} from '../../../core/calendar/index.js';
import {tabLeaves} from '../../../dom/focus.js';
import {windowOf} from '../../../dom/platform.js';
import {lockScroll} from '../../../dom/scroll-lock.js';
import {CalendarController} from './calendar.controller.js';
import {JumpController, type JumpUnit} from './jump.controller.js';
import type {DateLimits} from '../value/date-limits.js';
import {sendInputError} from '../input-error.js';
import {TimeListController} from './time-list.controller.js';

/**
 * Milliseconds during which the calendar does not reopen after a selection: the key press or click that selected a
 * day ends on the control, which already has the focus again.
 */
const REOPEN_DELAY = 50;

/** When the popup is a sheet at the bottom of the screen (calendar.styles.ts). */
const SHEET = '(width < 30rem)';

/** The parts of a picker that its popup needs. */
interface CalendarDialogParts {
  /** Returns a part of the element by its selector. */
  find: (selector: string) => HTMLElement | null;
  limits: DateLimits;
  value: () => PlainDateTime | null;
  /** Whether users can select a time. */
  hasTimes: () => boolean;
  /** Renders pending changes of the element. */
  render: () => void;
  firstWeekday: () => Weekday;
  isRightToLeft: () => boolean;
  /** Returns the language of month names, as a BCP 47 tag. */
  lang: () => string;
  formatTime: (day: PlainDate, time: PlainTime) => string;
  /** Called with the value that the user selected. */
  onChoose: (value: PlainDateTime) => void;
}

/**
 * Opens and closes the popup of a picker, returns the focus to the control, and converts user actions into values.
 * The calendar and the time list have their own controllers.
 */
export class CalendarDialogController {
  readonly calendar: CalendarController;
  readonly times: TimeListController;
  readonly jump: JumpController;
  readonly #parts: CalendarDialogParts;
  readonly #popup: PopupController;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #chosenAt = -REOPEN_DELAY;
  #unlockScroll: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: CalendarDialogParts) {
    const {find} = parts;
    this.#host = host;
    this.#parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => find('.anchor'),
      label: () => find('.label'),
      popup: () => find('#calendar'),
      onOpen: () => this.calendar.open(parts.value()?.date ?? this.today),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
    this.calendar = new CalendarController(host, {
      constraints: () => parts.limits.constraints,
      firstWeekday: parts.firstWeekday,
      isRightToLeft: parts.isRightToLeft,
      hasDetails: parts.hasTimes,
      cellOf: date => find(`[data-date="${formatIsoDate(date)}"]`),
      render: parts.render,
      onImpossibleMove: () => sendInputError(host),
    });
    this.jump = new JumpController(host, {
      numbers: unit => this.#numbersOf(unit),
      shown: unit => this.view?.month[unit],
      textOf: (unit, number) => (unit === 'year' ? String(number) : monthNames(parts.lang())[number - 1]!),
      isRightToLeft: parts.isRightToLeft,
      onChoose: (unit, number) => this.#jumpTo(unit, number),
    });
    this.times = new TimeListController(host, {
      choices: () => this.timeChoices,
      chosen: () => parts.value()?.time ?? null,
      format: time => parts.formatTime(this.dayOfTimes!, time),
      onChoose: time => this.chooseTime(time),
    });
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** The state of the calendar, or null while it is closed. */
  get view(): CalendarView | null {
    return this.calendar.view;
  }

  /** The day of the listed times: the selected day, or else the highlighted one. */
  get dayOfTimes(): PlainDate | null {
    return this.#parts.value()?.date ?? this.view?.highlighted ?? null;
  }

  /** The times. They are not selectable if the highlighted day is not. */
  get timeChoices(): readonly TimeChoice[] {
    const day = this.dayOfTimes;
    if (day === null) return [];
    const {limits, value} = this.#parts;
    const times = limits.timesOf(day);
    const isRefused = value() === null && !isSelectable(day, limits.constraints);
    return isRefused ? times.map(({time}) => ({time, selectable: false})) : times;
  }

  get today(): PlainDate {
    return plainFromDate(new Date())!.date;
  }

  /** Opens on the selected day, or else today. If it is already open, focuses the calendar. */
  open(): void {
    if (this.view !== null) return this.calendar.focus();
    this.#popup.show();
    // A listener of `lc-show` may have closed it.
    if (!this.isOpen) return;
    // The backdrop of a sheet is over the page, but not over its scrollbar.
    if (windowOf(this.#host).matchMedia(SHEET).matches) this.#unlockScroll = lockScroll();
    if (this.#parts.hasTimes()) this.#showActiveTime();
    this.calendar.focus();
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Closes without a cancelable event, such as when the picker is disabled. */
  close(): void {
    this.#popup.close();
  }

  /** Handles a click on the control. */
  toggle(): void {
    if (this.isOpen) this.hide('toggle');
    else if (performance.now() - this.#chosenAt >= REOPEN_DELAY) this.open();
  }

  chooseDay(date: PlainDate): void {
    const {limits, hasTimes, value, onChoose} = this.#parts;
    if (!isSelectable(date, limits.constraints)) return;
    if (hasTimes()) {
      const time = keptTime(date, value()?.time ?? null, limits.bounds, limits.timesOf(date));
      onChoose(plainDateTime(date, time));
      this.times.reset();
    } else {
      this.hide('select');
      onChoose(plainDateTime(date));
    }
    if (this.isOpen) this.calendar.highlight(date);
  }

  chooseTime(time: PlainTime): void {
    const day = this.dayOfTimes;
    this.hide('select');
    if (day !== null) this.#parts.onChoose(plainDateTime(day, time));
  }

  /**
   * Tab after the last part closes the calendar and moves on from the control. Shift+Tab before the first part closes
   * it and focuses the control.
   */
  readonly handleKeydown = (event: KeyboardEvent): void => {
    const popup = this.#parts.find('#calendar')!;
    if (!tabLeaves(popup, popup.querySelectorAll('button, [tabindex="0"]'), event)) return;
    this.hide('tab');
    if (event.shiftKey && !this.isOpen) event.preventDefault();
  };

  /** Only a list that is visible can scroll. */
  #showActiveTime(): void {
    this.times.reset();
    this.#host.requestUpdate();
  }

  #numbersOf(unit: JumpUnit): readonly number[] {
    if (this.view === null) return [];
    const {constraints} = this.#parts.limits;
    const {year} = this.view.month;
    return unit === 'year' ? yearsWithin(constraints, year) : monthsWithin(year, constraints);
  }

  #jumpTo(unit: JumpUnit, number: number): void {
    if (unit === 'year') this.calendar.showYear(number);
    else if (this.view !== null) this.calendar.showMonth({...this.view.month, month: number});
  }

  /** Runs before the calendar is removed, while it still has the focus. */
  #handleHide(reason: PopupHideReason | null): void {
    const popup = this.#parts.find('#calendar');
    this.#unlockScroll?.();
    if (reason === 'select') this.#chosenAt = performance.now();
    this.jump.close();
    this.calendar.close();
    const focused = (popup?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (!(focused instanceof HTMLElement) || !popup?.contains(focused)) return;
    if (reason === null || reason === 'outside' || reason === 'blur') focused.blur();
    else this.#parts.find('#control')?.focus();
  }
}
