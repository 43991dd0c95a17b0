import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import {tryFocus} from '../../dom/focus.js';
import type {ToastCard} from './region-state.js';

type FocusHost = ReactiveControllerHost & HTMLElement;

/** Options of the focus controller. */
interface ToastFocusOptions {
  /** The key that moves focus to the latest toast and back; `''` if there is none. */
  readonly hotkey: () => string;
  /** The toasts that can be focused, oldest first. */
  readonly toasts: () => readonly ToastCard[];
  /** Called with true when keyboard focus enters a toast, and with false when it leaves. */
  readonly onKeyboardFocus: (isInside: boolean) => void;
}

/**
 * Moves focus to the toasts and back. A key moves focus to the latest toast; the same key returns it. When
 * the focused toast closes, keyboard focus moves to the next toast, or back after the last one. If it was
 * focused with the pointer, focus always returns.
 */
export class ToastFocusController implements ReactiveController {
  readonly #host: FocusHost;
  readonly #options: ToastFocusOptions;
  /** What had the focus before. The app may remove it with its whole page, which the region must not keep. */
  #origin: WeakRef<HTMLElement> | null = null;
  /** The focused toast, and whether it was focused with the keyboard. */
  #focused: {toast: Element; byKeyboard: boolean} | null = null;
  /**
   * Whether the last input was from the pointer. `:focus-visible` cannot be used after a call of `focus()`.
   */
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

  /** Remembers the focused toast before rendering, because a closing toast loses the focus. */
  remember(): void {
    this.#focused = null;
    const active = deepActiveElement(this.#host.ownerDocument);
    if (!composedContains(this.#host, active)) return;
    const toast = [...this.#host.children].find(child => composedContains(child, active));
    if (toast !== undefined) this.#focused = {toast, byKeyboard: this.#byKeyboard};
  }

  /** Moves the focus of a closed toast after rendering. */
  restore(): void {
    if (this.#focused === null) return;
    const {toast, byKeyboard} = this.#focused;
    const toasts = this.#options.toasts();
    if (toasts.some(other => other === toast)) return;
    this.#focused = null;
    if (byKeyboard && toasts.length > 0) toasts.at(-1)!.focus();
    else this.#goBack();
  }

  /** If nothing had the focus before, nothing has it again. */
  #goBack(): void {
    const origin = this.#origin?.deref();
    this.#origin = null;
    if (origin?.isConnected && tryFocus(origin, {preventScroll: true})) return;
    const active = deepActiveElement(this.#host.ownerDocument) as HTMLElement | null;
    if (composedContains(this.#host, active)) active!.blur();
  }

  readonly #handleFocusIn = ({relatedTarget}: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !this.#host.contains(relatedTarget))
      this.#origin = new WeakRef(relatedTarget);
    this.#byKeyboard = !this.#isPointer;
    this.#handleFocusChange();
  };

  /**
   * Checks the focus after it has settled. Focus from a pointer press does not pause the toasts: it would
   * last until the user presses elsewhere.
   */
  readonly #handleFocusChange = (): void => {
    queueMicrotask(() => {
      const isInside = composedContains(this.#host, deepActiveElement(this.#host.ownerDocument));
      this.#options.onKeyboardFocus(isInside && this.#byKeyboard);
    });
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const newest = this.#options.toasts().at(-1);
    const isHotkey = event.key !== '' && event.key === this.#options.hotkey();
    if (!isHotkey || newest === undefined || hasModifier || event.defaultPrevented) return;
    event.preventDefault();
    const active = deepActiveElement(this.#host.ownerDocument);
    if (composedContains(this.#host, active)) {
      this.#goBack();
      return;
    }
    newest.focus();
    // The focused element inside a shadow root, not the host that the event reports.
    if (active instanceof HTMLElement && active !== document.body) this.#origin = new WeakRef(active);
  };
}
