/** Milliseconds that a live region is in the document before it says something; a fresh one is not heard. */
const SETTLING_TIME = 100;

/** Milliseconds that a message stays in its live region, where a screen reader could come across it once more. */
const STAY = 3000;

/** The two live regions of a place. They are there, empty, before the first message, and stay. */
export interface LiveRegions {
  /** `role="status"`: says a message in its turn. */
  readonly polite: Element;
  /** `role="alert"`: says a message at once. */
  readonly assertive: Element;
  /** When they came into the document, by `performance.now()`. */
  readonly since: number;
}

/** What an announcer asks of the place that it speaks from. */
export interface AnnouncerOptions {
  /** The live regions that can be heard now; null while there are none. */
  readonly regions: () => LiveRegions | null;
  /** What there is to say of a toast; `''` when it is gone. */
  readonly textOf: (id: string) => string;
}

/**
 * Says toasts to screen readers. Each message is an element of its own, so that of several at once all are heard; one
 * that has not been said yet is not said twice.
 */
export class ToastAnnouncer {
  readonly #options: AnnouncerOptions;
  readonly #waiting = new Map<string, boolean>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AnnouncerOptions) {
    this.#options = options;
  }

  /** Says a toast as soon as it can be heard. */
  announce(id: string, isUrgent: boolean): void {
    this.#waiting.delete(id);
    this.#waiting.set(id, isUrgent);
    this.plan();
  }

  /** Is told when other live regions can be heard. */
  plan(): void {
    clearTimeout(this.#timer);
    const regions = this.#options.regions();
    if (this.#waiting.size === 0 || regions === null) return;
    const delay = regions.since + SETTLING_TIME - performance.now();
    this.#timer = setTimeout(() => this.#say(regions), Math.max(0, delay));
  }

  #say({polite, assertive}: LiveRegions): void {
    for (const [id, isUrgent] of this.#waiting) {
      const text = this.#options.textOf(id);
      if (text === '') continue;
      const message = document.createElement('p');
      message.textContent = text;
      (isUrgent ? assertive : polite).append(message);
      setTimeout(() => message.remove(), STAY);
    }
    this.#waiting.clear();
  }
}
