import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import type {LcToast} from '../toast/toast.js';

type FocusHost = ReactiveControllerHost & HTMLElement;

/** What the focus needs to know of a region. */
export interface ToastFocusOptions {
  /** The key that leads to the newest toast and back; `''` for none. */
  readonly hotkey: () => string;
  /** The toasts that can take the focus, oldest first. */
  readonly toasts: () => readonly LcToast[];
  /** Is told when the keyboard brings the focus into a toast, and when that is over. */
  readonly onKeyboardFocus: (isInside: boolean) => void;
}

/**
 * Brings the focus to the toasts and back. A key leads to the newest toast; the same key leads back to where the focus
 * was. When the toast that has the focus closes, a keyboard user goes on to the next one, and after the last one back;
 * a press with the pointer leaves the focus where it was before.
 */
export class ToastFocusController implements ReactiveController {
  readonly #host: FocusHost;
  readonly #options: ToastFocusOptions;
  #origin: HTMLElement | null = null;
  /** The toast that has the focus, and whether the keyboard brought it there. */
  #focused: {toast: Element; byKeyboard: boolean} | null = null;
  /** Whether the pointer was used last, and not the keyboard; `:focus-visible` is no help after a call of `focus()`. */
  #isPointer = false;
  #byKeyboard = false;
  #listening: AbortController | null = null;

  constructor(host: FocusHost, options: ToastFocusOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    addEventListener('pointerdown', () => (this.#isPointer = true), {capture: true, signal});
    addEventListener('keydown', () => (this.#isPointer = false), {capture: true, signal});
    document.addEventListener('keydown', this.#handleKeydown, {signal});
    this.#host.addEventListener('focusin', this.#handleFocusIn, {signal});
    this.#host.addEventListener('focusout', this.#handleFocusChange, {signal});
  }

  hostDisconnected(): void {
    this.#listening?.abort();
  }

  /** Before the toasts are rendered: a toast that leaves loses the focus by that. */
  remember(): void {
    const active = deepActiveElement();
    const toast = [...this.#host.children].find(child => composedContains(child, active));
    this.#focused = toast === undefined ? null : {toast, byKeyboard: this.#byKeyboard};
  }

  /** After the toasts are rendered: gives the focus of one that has closed to another place. */
  restore(): void {
    if (this.#focused === null) return;
    const {toast, byKeyboard} = this.#focused;
    const toasts = this.#options.toasts();
    if (toasts.some(other => other === toast)) return;
    this.#focused = null;
    if (byKeyboard && toasts.length > 0) toasts.at(-1)!.focus();
    else this.#goBack();
  }

  #goBack(): void {
    const origin = this.#origin;
    this.#origin = null;
    if (origin?.isConnected) origin.focus({preventScroll: true});
  }

  readonly #handleFocusIn = ({relatedTarget}: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !this.#host.contains(relatedTarget))
      this.#origin = relatedTarget;
    this.#byKeyboard = !this.#isPointer;
    this.#handleFocusChange();
  };

  /**
   * Looks where the focus has come to rest. One that a press with the pointer leaves behind would hold the toasts until
   * the user presses elsewhere.
   */
  readonly #handleFocusChange = (): void => {
    queueMicrotask(() => {
      const isInside = composedContains(this.#host, deepActiveElement());
      this.#options.onKeyboardFocus(isInside && this.#byKeyboard);
    });
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const newest = this.#options.toasts().at(-1);
    const isHotkey = event.key !== '' && event.key === this.#options.hotkey();
    if (!isHotkey || newest === undefined || hasModifier || event.defaultPrevented) return;
    event.preventDefault();
    const active = deepActiveElement();
    if (composedContains(this.#host, active)) {
      this.#goBack();
      return;
    }
    newest.focus();
    // What has the focus inside a shadow root, and not the element around it that the event tells of.
    if (active instanceof HTMLElement && active !== document.body) this.#origin = active;
  };
}
