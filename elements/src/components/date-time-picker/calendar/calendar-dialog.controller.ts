import type {ReactiveControllerHost} from 'lit';
import {popupEvents, PopupController, type PopupHideReason} from '../../../controllers/popup.controller.js';
import {
  isSelectable,
  keptTime,
  plainDateTime,
  plainFromDate,
  type CalendarView,
  type PlainDate,
  type PlainTime,
} from '../../../core/calendar/index.js';
import {tabLeaves} from '../../../dom/focus.js';
import {windowOf} from '../../../dom/platform.js';
import {lockScroll} from '../../../dom/scroll-lock.js';
import {CalendarController} from './calendar.controller.js';
import {JumpController} from './jump.controller.js';
import type {PickerParts} from './picker-parts.js';
import {TimeListController} from './time-list.controller.js';

/**
 * Milliseconds during which the calendar does not reopen after a selection: the key press or click that selected a
 * day ends on the control, which already has the focus again.
 */
const REOPEN_DELAY = 50;

/** When the popup is a sheet at the bottom of the screen (calendar.styles.ts). */
const SHEET = '(width < 30rem)';

/**
 * Opens and closes the popup of a picker, returns the focus to the control, and converts user actions into values.
 * The calendar and the time list have their own controllers.
 */
export class CalendarDialogController {
  readonly parts: PickerParts;
  readonly calendar: CalendarController;
  readonly times: TimeListController;
  readonly jump: JumpController;
  readonly #popup: PopupController;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #chosenAt = -REOPEN_DELAY;
  #unlockScroll: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: PickerParts) {
    const {find} = parts;
    this.#host = host;
    this.parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => find('.anchor'),
      label: () => find('.label'),
      popup: () => find('#calendar'),
      onOpen: () => this.calendar.open(parts.value()?.date ?? this.today),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
    this.calendar = new CalendarController(host, parts);
    this.jump = new JumpController(host, parts, this.calendar);
    this.times = new TimeListController(host, parts, this.calendar, time => this.#chooseTime(time));
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** The state of the calendar, or null while it is closed. */
  get view(): CalendarView | null {
    return this.calendar.view;
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
    if (this.parts.hasTimes()) this.#showActiveTime();
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
    const {limits, hasTimes, value, onChoose} = this.parts;
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

  /**
   * Tab after the last part closes the calendar and moves on from the control. Shift+Tab before the first part closes
   * it and focuses the control.
   */
  readonly handleKeydown = (event: KeyboardEvent): void => {
    const popup = this.parts.find('#calendar')!;
    if (!tabLeaves(popup, popup.querySelectorAll('button, [tabindex="0"]'), event)) return;
    this.hide('tab');
    if (event.shiftKey && !this.isOpen) event.preventDefault();
  };

  #chooseTime(time: PlainTime): void {
    const {day} = this.times;
    this.hide('select');
    if (day !== null) this.parts.onChoose(plainDateTime(day, time));
  }

  /** Only a list that is visible can scroll. */
  #showActiveTime(): void {
    this.times.reset();
    this.#host.requestUpdate();
  }

  /** Runs before the calendar is removed, while it still has the focus. */
  #handleHide(reason: PopupHideReason | null): void {
    const popup = this.parts.find('#calendar');
    this.#unlockScroll?.();
    if (reason === 'select') this.#chosenAt = performance.now();
    this.jump.close();
    this.calendar.close();
    const focused = (popup?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (!(focused instanceof HTMLElement) || !popup?.contains(focused)) return;
    if (reason === null || reason === 'outside' || reason === 'blur') focused.blur();
    else this.parts.find('#control')?.focus();
  }
}
