import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ToastHold} from '../../core/toast/index.js';

/**
 * Tells when the time of the toasts has to stand still: while a pointer is over one or pressed on it, and while
 * the tab is hidden. It stands for all toasts at once, so that none moves away
 * under the pointer because another one has closed.
 */
export class ToastHoldsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #hold: (reason: ToastHold, isHeld: boolean) => void;
  #listening: AbortController | null = null;

  /** @param hold Is told each reason when it begins and when it ends. */
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
    // Wherever the pointer is by then, and whatever became of the toast under it.
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, this.#handleRelease, {capture: true, signal});
    document.addEventListener('visibilitychange', this.#handleVisibility, {signal});
    this.#handleVisibility();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.release();
  }

  /** Ends what a toast that is gone would have ended itself. */
  release(): void {
    for (const reason of ['pointer', 'press'] as const) this.#hold(reason, false);
  }

  readonly #handleRelease = (event: PointerEvent): void => {
    this.#hold('press', false);
    // A finger that is lifted is over nothing.
    if (event.pointerType !== 'mouse') this.#hold('pointer', false);
  };

  readonly #handleVisibility = (): void => this.#hold('hidden', document.visibilityState === 'hidden');
}
