import {cancelClick} from '../../dom/cancel-click.js';
import {isTab} from '../../dom/focus.js';
import {windowOf} from '../../dom/platform.js';

/** Milliseconds in which the pointer can move from the target to the tooltip. */
const LEAVE_DELAY = 150;

/** Milliseconds after a tooltip was open in which the next one has no delay. */
const WARM = 400;

/** Milliseconds after which a touch is a long press. */
const LONG_PRESS = 500;

interface TriggerOptions {
  /** Milliseconds until the tooltip opens on hover. */
  readonly delay: () => number;
  /** Opens the tooltip. Returns false if it has nothing to show. */
  readonly onShow: () => boolean;
  readonly onHide: () => void;
}

/** The tooltip that is open. There is one at most. */
const shown = new Set<TooltipTrigger>();
let closedAt = -WARM;

/**
 * When a tooltip opens and closes: on hover, on a long press, and when the user moves the focus to its target with the
 * keyboard, and with Escape. A focus that a dialog moves, or that comes back with the window, does not open it.
 */
export class TooltipTrigger {
  readonly #tooltip: HTMLElement;
  readonly #options: TriggerOptions;
  #target: HTMLElement | null = null;
  #listening: AbortController | null = null;
  #showing: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of a long press. A mouse that leaves the target meanwhile does not end it. */
  #pressTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a key was pressed on the target since it has the focus. */
  #isPressed = false;

  constructor(tooltip: HTMLElement, options: TriggerOptions) {
    this.#tooltip = tooltip;
    this.#options = options;
  }

  /** Follows another target, or none. */
  attach(target: HTMLElement | null): void {
    this.hide();
    this.#listening?.abort();
    this.#target = target;
    if (target === null) return;
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    for (const element of [target, this.#tooltip]) {
      element.addEventListener('pointerenter', this.#handleEnter, {signal});
      element.addEventListener('pointerleave', this.#handleLeave, {signal});
    }
    target.addEventListener('pointerdown', this.#handlePress, {signal});
    target.addEventListener('pointerup', this.#handleRelease, {signal});
    target.addEventListener('pointercancel', this.#handleRelease, {signal});
    target.addEventListener('contextmenu', this.#handleContextMenu, {signal});
    target.addEventListener('keydown', () => (this.#isPressed = true), {capture: true, signal});
    target.addEventListener('keyup', this.#handleKeyup, {capture: true, signal});
    target.addEventListener('focusin', () => (this.#isPressed = false), {signal});
    target.addEventListener('focusout', this.#handleBlur, {signal});
  }

  /** Closes the tooltip, or no longer opens it. */
  hide(): void {
    this.#stopTimers();
    if (this.#showing === null) return;
    this.#showing.abort();
    this.#showing = null;
    shown.delete(this);
    closedAt = performance.now();
    this.#options.onHide();
  }

  /** Follows the browser, which closed the tooltip. Its event may come after the next press. */
  handleClosed(): void {
    if (this.#showing !== null) this.hide();
  }

  #show(): void {
    this.#stopTimers();
    if (this.#showing !== null || !this.#target?.isConnected) return;
    for (const other of shown) other.hide();
    if (!this.#options.onShow()) return;
    shown.add(this);
    this.#showing = new AbortController();
    const {signal} = this.#showing;
    const view = windowOf(this.#tooltip);
    // Before all other layers.
    view.addEventListener('keydown', this.#handleKeydown, {capture: true, signal});
    view.addEventListener('pointerdown', this.#handlePressOutside, {capture: true, signal});
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pressTimer);
  }

  readonly #handleEnter = ({pointerType}: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const isWarm = shown.size > 0 || performance.now() - closedAt < WARM;
    clearTimeout(this.#timer);
    if (isWarm) this.#show();
    else this.#timer = setTimeout(() => this.#show(), this.#options.delay());
  };

  /** The pointer may move on to the tooltip (WCAG 2.2, 1.4.13), and back. */
  readonly #handleLeave = ({pointerType}: PointerEvent): void => {
    if (pointerType === 'touch') return;
    clearTimeout(this.#timer);
    if (this.#showing === null) return;
    if (this.#target?.matches(':focus-within:not(:hover)') && isKeyboardFocus(this.#target)) return;
    this.#timer = setTimeout(() => this.hide(), LEAVE_DELAY);
  };

  /** A press on the target is not about the tooltip, except a long one with a finger. */
  readonly #handlePress = ({pointerType}: PointerEvent): void => {
    this.hide();
    if (pointerType === 'touch') this.#pressTimer = setTimeout(() => this.#show(), LONG_PRESS);
  };

  readonly #handleRelease = ({pointerType, type}: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    clearTimeout(this.#pressTimer);
    if (this.#showing !== null && type === 'pointerup') cancelClick();
  };

  readonly #handleContextMenu = (event: Event): void => {
    if (this.#showing !== null && (event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };

  readonly #handlePressOutside = (event: Event): void => {
    const path = event.composedPath();
    if (!path.includes(this.#tooltip) && !path.includes(this.#target!)) this.hide();
  };

  /** The key that moved the focus here was pressed elsewhere, and is released here. */
  readonly #handleKeyup = (event: KeyboardEvent): void => {
    if (!this.#isPressed && movesFocus(event)) this.#show();
  };

  readonly #handleBlur = ({relatedTarget}: FocusEvent): void => {
    const isInside = this.#target!.contains(relatedTarget as Node | null);
    if (!isInside && !this.#target!.matches(':hover')) this.hide();
  };

  /** Closes only the tooltip: the layers around it do not receive the key. */
  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  };
}

/** Whether a key moves the focus: the browser does, or a script for the arrow keys. With a modifier, Tab changes the window. */
const movesFocus = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (isTab(event) || /^(Arrow|Home|End|Page)/.test(event.key));

/** Whether the focus in an element is shown. */
function isKeyboardFocus(element: Element): boolean {
  const {shadowRoot} = element;
  return [element, ...(shadowRoot?.querySelectorAll('*') ?? []), ...element.querySelectorAll('*')].some(one =>
    one.matches(':focus-visible'),
  );
}
