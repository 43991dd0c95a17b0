import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds without an edit until the rest is announced, so that it does not interrupt what echoes the keys. */
const PAUSE = 1000;

/** The share of the limit that is near it, and the fewest characters that are. */
const NEAR = 0.1;
const FEW = 20;

/**
 * Returns how many characters are left, if assistive technology announces it; a negative number if there are too many. Far
 * from the limit, and for an empty field, it is null.
 */
export function leftNearLimit(length: number, maxLength: number | null): number | null {
  if (maxLength === null || length === 0) return null;
  const left = maxLength - length;
  return left <= Math.max(FEW, maxLength * NEAR) ? left : null;
}

/** Announces how many characters are left: near the limit, once the user pauses. */
export class CharacterCounterController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #announced: number | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The announced number, until the text changes. */
  announced(left: number | null): number | null {
    return left === this.#announced ? left : null;
  }

  /** Reports an edit of the user, and how many characters are left near the limit. */
  edited(left: number | null): void {
    clearTimeout(this.#timer);
    this.#announced = null;
    if (left === null) return;
    this.#timer = setTimeout(() => {
      this.#announced = left;
      this.#host.requestUpdate();
    }, PAUSE);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
