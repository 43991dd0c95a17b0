import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Toast} from '../../core/toast/index.js';

/**
 * Milliseconds that a live region must be in the document before its first message. Screen readers miss
 * earlier ones.
 */
const SETTLING_TIME = 100;

/** Milliseconds that a message stays in its live region. After that, screen readers cannot read it again. */
const STAY = 3000;

/**
 * The two live regions of a toast region. They are in the document, empty, before the first message, and
 * stay.
 */
export interface LiveRegions {
  /** `role="status"`: announces a message after the current speech. */
  readonly polite: Element;
  /** `role="alert"`: announces a message immediately. */
  readonly assertive: Element;
  /** When they were added to the document, in the time of `performance.now()`. */
  readonly since: number;
  /** Returns the announcement of a toast; `''` if it has been removed. */
  readonly textOf: (id: string) => string;
}

/**
 * Announces toasts to screen readers. Each message is its own element, so that simultaneous messages are all
 * announced. A pending message is announced only once.
 */
export class ToastAnnouncer {
  readonly #regions: () => LiveRegions | null;
  readonly #waiting = new Map<string, boolean>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param regions Returns the live regions that are not inert; null if there are none. */
  constructor(regions: () => LiveRegions | null) {
    this.#regions = regions;
  }

  /** Announces a toast once its live region is ready. */
  announce(id: string, isUrgent: boolean): void {
    this.#waiting.delete(id);
    this.#waiting.set(id, isUrgent);
    if (this.#timer === null) this.plan();
  }

  /** Schedules the pending messages. Called when the live regions change. */
  plan(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const regions = this.#regions();
    if (this.#waiting.size === 0 || regions === null) return;
    const delay = regions.since + SETTLING_TIME - performance.now();
    this.#timer = setTimeout(() => this.#say(regions), Math.max(0, delay));
  }

  #say({polite, assertive, textOf}: LiveRegions): void {
    this.#timer = null;
    const messages: Element[] = [];
    for (const [id, isUrgent] of this.#waiting) {
      const text = textOf(id);
      if (text === '') continue;
      const message = document.createElement('p');
      message.textContent = text;
      (isUrgent ? assertive : polite).append(message);
      messages.push(message);
    }
    this.#waiting.clear();
    setTimeout(() => {
      for (const message of messages) message.remove();
    }, STAY);
  }
}

/** Returns the announcement of a toast: its type, its heading, its message, and how to reach its action. */
export function announcementOf(
  {type, heading, loading, action}: Toast<unknown>,
  message: string,
  hotkey: string,
  localize: LocalizeController,
): string {
  const typeText = type === 'default' ? '' : localize.term('toastType', type);
  const kind = loading ? localize.term('loading') : typeText;
  const hint = action === null ? '' : ` ${localize.term('toastAction', action.text, hotkey)}`;
  // A heading ends like a sentence, so that it is not read as the beginning of the message.
  const text = [heading && message && heading.replace(/[^\p{P}]$/u, '$&.'), message || heading]
    .join(' ')
    .trim();
  return (kind === '' ? text : `${kind}: ${text}`) + hint;
}
