import type {ReactiveControllerHost} from 'lit';
import {popupEvents} from '../../../controllers/popup.controller.js';
import {PopupController, type PopupHideReason} from '../../../controllers/popup.controller.js';
import {
  isSelectable,
  keptTime,
  plainDateTime,
  plainFromDate,
  type CalendarView,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  type TimeChoice,
  type Weekday,
} from '../../../core/calendar/index.js';
import {CalendarController} from './calendar.controller.js';
import type {DateLimits} from '../value/date-limits.js';
import {sendInputError} from '../input-error.js';
import {TimeListController} from './time-list.controller.js';

/**
 * Milliseconds in which the calendar does not open again after a choice: the key press or the click that chose a day
 * ends on the control, which has the focus back by then (spec, section 9).
 */
const REOPEN_DELAY = 50;

/** What the popup of a picker has to know of its element. */
export interface CalendarDialogParts {
  /** A part of the element by its selector. */
  find: (selector: string) => HTMLElement | null;
  limits: DateLimits;
  value: () => PlainDateTime | null;
  /** Whether there are times to choose. */
  hasTimes: () => boolean;
  firstWeekday: () => Weekday;
  isRightToLeft: () => boolean;
  formatTime: (day: PlainDate, time: PlainTime) => string;
  /** Takes what the user chose. */
  onChoose: (value: PlainDateTime) => void;
}

/**
 * Opens and closes the popup of a picker, gives the focus back to the control, and turns what the user does in it
 * into a value. What the calendar and the time list show is with their own controllers.
 */
export class CalendarDialogController {
  readonly calendar: CalendarController;
  readonly times: TimeListController;
  readonly #parts: CalendarDialogParts;
  readonly #popup: PopupController;
  #chosenAt = -REOPEN_DELAY;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: CalendarDialogParts) {
    const {find} = parts;
    this.#parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => find('.anchor'),
      label: () => find('.label'),
      popup: () => find('#calendar'),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
    this.calendar = new CalendarController(host, {
      constraints: () => parts.limits.constraints,
      firstWeekday: parts.firstWeekday,
      isRightToLeft: parts.isRightToLeft,
      focusTarget: () => find('.day[tabindex="0"]'),
      onImpossibleMove: () => sendInputError(host),
    });
    this.times = new TimeListController(host, {
      choices: () => this.timeChoices,
      chosen: () => parts.value()?.time ?? null,
      list: () => find('#time-list'),
      format: time => parts.formatTime(this.dayOfTimes!, time),
      onChoose: time => this.chooseTime(time),
    });
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** What the calendar shows; null while it is closed. */
  get view(): CalendarView | null {
    return this.calendar.view;
  }

  /** The day whose times the list shows: the chosen one, or else the one that the keyboard is on. */
  get dayOfTimes(): PlainDate | null {
    return this.#parts.value()?.date ?? this.view?.highlighted ?? null;
  }

  /** A day that the keyboard is on but that cannot be chosen has no time to choose. */
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

  /** Opens on the chosen day, or else on today. An open one takes the focus. */
  open(): void {
    if (this.view !== null) return this.calendar.focus();
    this.#popup.show();
    // A listener of `lc-show` may have closed it.
    if (!this.isOpen) return;
    this.times.reset();
    this.calendar.open(this.#parts.value()?.date ?? this.today);
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Closes without asking, as it must when the picker is disabled. */
  close(): void {
    this.#popup.close();
  }

  /** Does what a click on the control does. */
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
   * Tab past the last part of the calendar closes it and goes on from the control, as if the calendar were not there;
   * Shift and Tab before the first part leads back to the control.
   */
  readonly handleKeydown = (event: KeyboardEvent): void => {
    // By its code too: WebKit on Linux cannot name the key that Shift and Tab make.
    if (event.key !== 'Tab' && event.code !== 'Tab') return;
    const popup = this.#parts.find('#calendar')!;
    const stops = [...popup.querySelectorAll('button, select, [tabindex="0"]')];
    const focused = (popup.getRootNode() as ShadowRoot).activeElement;
    const isPastEdge = event.shiftKey ? focused === stops[0] || focused === popup : focused === stops.at(-1);
    if (!isPastEdge) return;
    this.hide('tab');
    if (event.shiftKey && !this.isOpen) event.preventDefault();
  };

  /** Runs before the calendar is rendered away, since the focus must not go with it. */
  #handleHide(reason: PopupHideReason | null): void {
    const popup = this.#parts.find('#calendar');
    if (reason === 'select') this.#chosenAt = performance.now();
    this.calendar.close();
    const focused = (popup?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (!(focused instanceof HTMLElement) || !popup?.contains(focused)) return;
    if (reason === null || reason === 'outside' || reason === 'blur') focused.blur();
    else this.#parts.find('#control')?.focus();
  }
}
