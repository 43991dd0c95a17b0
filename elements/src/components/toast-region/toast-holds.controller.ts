import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ToastHold} from '../../core/toast/index.js';

/**
 * Reports when the time of the toasts must pause: while the pointer is over or pressed on a toast, and while
 * the tab is hidden. It pauses all toasts, so that none moves away under the pointer because another one
 * closes.
 */
export class ToastHoldsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #hold: (reason: ToastHold, isHeld: boolean) => void;
  #listening: AbortController | null = null;

  /** @param hold Called when each reason begins and ends. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    hold: (reason: ToastHold, isHeld: boolean) => void,
  ) {
    this.#host = host;
    this.#hold = hold;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    const host = this.#host;
    host.addEventListener('pointerenter', () => this.#hold('pointer', true), {signal});
    host.addEventListener('pointerleave', () => this.#hold('pointer', false), {signal});
    host.addEventListener('pointerdown', () => this.#hold('press', true), {signal});
    // On the window, because the pointer may be elsewhere by then and the toast removed.
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, this.#handleRelease, {capture: true, signal});
    document.addEventListener('visibilitychange', this.#handleVisibility, {signal});
    this.#handleVisibility();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.release();
  }

  /** Ends the reasons that a removed toast can no longer end. */
  release(): void {
    for (const reason of ['pointer', 'press'] as const) this.#hold(reason, false);
  }

  readonly #handleRelease = (event: PointerEvent): void => {
    this.#hold('press', false);
    // A lifted finger is not over anything.
    if (event.pointerType !== 'mouse') this.#hold('pointer', false);
  };

  readonly #handleVisibility = (): void => this.#hold('hidden', document.visibilityState === 'hidden');
}
