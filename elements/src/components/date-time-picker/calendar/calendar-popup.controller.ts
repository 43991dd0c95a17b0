import type {ReactiveControllerHost} from 'lit';
import {popupEvents} from '../../../controllers/popup-events.js';
import {leavePopup} from '../../../controllers/popup-focus.js';
import {PopupController, type PopupHideReason} from '../../../controllers/popup.controller.js';
import type {CalendarView} from '../../../core/calendar/calendar-view.js';
import {plainFromDate} from '../../../core/calendar/date-edge.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {tabLeaves} from '../../../dom/focus.js';
import {windowOf} from '../../../dom/platform.js';
import {lockScroll} from '../../../dom/scroll-lock.js';
import {SHEET} from '../../../styles/sheet.styles.js';
import {CalendarController} from './calendar.controller.js';
import {JumpController} from './jump.controller.js';
import type {CalendarParts} from './picker-parts.js';

/**
 * Milliseconds during which the calendar does not reopen after a selection: the key press or click that selected a
 * day ends on the control, which already has the focus again.
 */
const REOPEN_DELAY = 50;

/** An element with a calendar. */
export type CalendarHost = ReactiveControllerHost & HTMLElement & {readonly hasUpdated: boolean};

/**
 * Opens and closes the popup with the calendar of a picker, and returns the focus to the picker. What a selected day
 * means is up to its subclasses.
 */
export abstract class CalendarPopupController<Parts extends CalendarParts = CalendarParts> {
  readonly parts: Parts;
  readonly calendar: CalendarController;
  readonly jump: JumpController;
  readonly #popup: PopupController;
  readonly #host: CalendarHost;
  #chosenAt = -REOPEN_DELAY;
  #unlockScroll: (() => void) | undefined;

  constructor(host: CalendarHost, parts: Parts) {
    const {find} = parts;
    this.#host = host;
    this.parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => find('.box'),
      label: () => find('.label'),
      popup: () => find('#calendar'),
      onOpen: () => this.#render(),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
    this.calendar = new CalendarController(host, parts);
    this.jump = new JumpController(host, parts, this.calendar);
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

  /**
   * Renders the closed calendar when the user reaches what opens it. The first one is slow, above all the names of days and
   * months. In a field, it would replace text that a script has written and not yet reported. Returns whether it is rendered.
   */
  prepare(event: Event): boolean {
    // What a server has rendered must be hydrated first.
    if (!this.#host.hasUpdated || !this.#opener?.contains(event.composedPath()[0] as Node)) return false;
    if (this.view !== null) return true;
    this.#render();
    this.calendar.close();
    return true;
  }

  #render(): void {
    this.calendar.open(this.parts.value()?.date ?? this.today);
  }

  /** What opens the calendar, and has the focus when it has closed. */
  get #opener(): HTMLElement | null {
    return this.parts.find(this.parts.opener?.() ?? '#control');
  }

  /** Opens on the selected day, or else today. If it is already open, focuses the calendar. */
  open(): void {
    if (this.view !== null) return this.calendar.focus();
    this.#popup.show();
    // A listener of `lc-show` may have closed it.
    if (!this.isOpen) return;
    // The backdrop of a sheet is over the page, but not over its scrollbar.
    if (windowOf(this.#host).matchMedia(SHEET).matches) this.#unlockScroll = lockScroll();
    this.handleOpen();
    this.calendar.focus();
  }

  /** Called when the popup is visible, before it has the focus. */
  handleOpen(): void {}

  /** Called when the user selects a day. */
  abstract chooseDay(date: PlainDate): void;

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

  /**
   * Tab after the last part closes the calendar and moves on from the control. Shift+Tab before the first part closes
   * it and focuses the control.
   */
  handleKeydown(event: KeyboardEvent): void {
    const popup = this.parts.find('#calendar')!;
    if (!tabLeaves(popup, popup.querySelectorAll('button, [tabindex="0"]'), event)) return;
    this.hide('tab');
    if (event.shiftKey && !this.isOpen) event.preventDefault();
  }

  /** Runs before the calendar is removed, while it still has the focus. */
  #handleHide(reason: PopupHideReason | null): void {
    this.#unlockScroll?.();
    if (reason === 'select') this.#chosenAt = performance.now();
    this.jump.close();
    this.calendar.close();
    leavePopup(this.parts.find('#calendar'), reason, this.#opener);
  }
}
