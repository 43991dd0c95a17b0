import {html, isServer, noChange, nothing, type CSSResultOrNative, type TemplateResult} from 'lit';
import type {FormControlElement} from '../../../base/form-control-element.js';
import {warn} from '../../../base/members.js';
import type {PopupHideReason} from '../../../controllers/popup.controller.js';
import {adoptOwnStyles} from '../../../dom/adopt-styles.js';
import type {CalendarPopupController} from './calendar-popup.controller.js';
import {dialogName} from './dialog-name.js';
import type {LazyCode} from '../../../dom/lazy-code.js';

type Host = FormControlElement<unknown>;

/** The code of the calendar of a kind of picker. */
export interface CalendarCode<Parts, Dialog extends CalendarPopupController> {
  readonly createDialog: (host: Host, parts: Parts) => Dialog;
  /** Returns what is in the open popup. */
  readonly calendarContent: (dialog: Dialog, label: string) => unknown;
  readonly styles: readonly CSSResultOrNative[];
}

/** What moves the user to the button that opens a calendar. */
const REACHES = ['focusin', 'pointerdown'];

/**
 * The popup of a picker (ARIA practices, "Date Picker Dialog"). Its code is not needed to show a picker and its value, so it
 * loads when the page is idle, or when the user opens the calendar before that.
 */
export class LazyCalendar<Parts, Dialog extends CalendarPopupController> {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #lazy: LazyCode<CalendarCode<Parts, Dialog>>;
  #dialog: Dialog | null = null;
  /** Whether the calendar opens once its code has loaded. */
  #isDue = false;

  constructor(host: Host, lazy: LazyCode<CalendarCode<Parts, Dialog>>, parts: Parts) {
    this.#host = host;
    this.#lazy = lazy;
    this.#parts = parts;
    host.addController({
      hostConnected: () => isServer || lazy.preloadWhenIdle(),
      hostDisconnected: () => (this.#isDue = false),
    });
    for (const type of REACHES) host.addEventListener(type, this.#prepare);
    host.addEventListener('focusout', () => (this.#isDue = false));
  }

  /** The calendar, or null until the user reaches it. */
  get dialog(): Dialog | null {
    return this.#dialog;
  }

  get isOpen(): boolean {
    return this.#dialog?.isOpen ?? false;
  }

  /** Opens the calendar, at once if its code has loaded. */
  open(): void {
    const dialog = this.#ready;
    if (dialog !== null) return dialog.open();
    this.#isDue = true;
    this.#lazy.load().then(
      () => this.#isDue && this.open(),
      (error: unknown) =>
        this.#host[warn]('the calendar could not be loaded; the next opening tries it again.', error),
    );
  }

  toggle(): void {
    if (this.#dialog === null) this.open();
    else this.#dialog.toggle();
  }

  hide(reason: PopupHideReason): void {
    this.#isDue = false;
    this.#dialog?.hide(reason);
  }

  close(): void {
    this.#isDue = false;
    this.#dialog?.close();
  }

  /**
   * The popup. It stays as it was while closed. It has a name only while it is open, so that tests find the closed picker
   * alone by its label.
   *
   * @param label The label of the picker.
   * @param purpose What users do in the calendar, such as "Choose a date".
   */
  render(label: string, purpose: string): TemplateResult {
    const dialog = this.#dialog;
    const isShown = dialog?.view != null;
    return html`
      <div
        part="calendar"
        id="calendar"
        class="popup"
        popover="manual"
        role="dialog"
        tabindex="-1"
        aria-label=${isShown ? dialogName(label, purpose) : nothing}
        @keydown=${(event: KeyboardEvent) => dialog?.handleKeydown(event)}
      >
        ${isShown ? this.#lazy.code!.calendarContent(dialog, label || purpose) : noChange}
      </div>
    `;
  }

  /** Loads and renders the closed calendar before the user opens it. */
  readonly #prepare = (event: Event): void => {
    const dialog = this.#ready;
    if (dialog === null) return this.#lazy.preload();
    if (dialog.prepare(event))
      for (const type of REACHES) this.#host.removeEventListener(type, this.#prepare);
  };

  get #ready(): Dialog | null {
    const {code} = this.#lazy;
    if (this.#dialog === null && code !== null) {
      this.#dialog = code.createDialog(this.#host, this.#parts);
      const {elementStyles} = this.#host.constructor as typeof FormControlElement;
      if (!elementStyles.includes(code.styles[0]!)) elementStyles.push(...code.styles);
      adoptOwnStyles(this.#host);
    }
    return this.#dialog;
  }
}
