import type {Issue} from './issue.js';
import type {CheckResult} from './rules.js';

const PENDING: Issue = {code: 'checkPending'};

/**
 * The standing outcome of a value's checks. Only the newest check counts: an answer that comes late, for a value
 * that has changed since, is dropped. While the newest one has not answered, the issue is `checkPending`, so that
 * a form is not sent with a value nobody has checked.
 */
export class LatestCheck {
  #issue: Issue | null = null;
  #turn = 0;
  #complete: Promise<void> = Promise.resolve();
  readonly #changed: () => void;

  /** @param changed Is called after each new outcome, at once or later. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What is wrong with the value; null when nothing is. */
  get issue(): Issue | null {
    return this.#issue;
  }

  /** Whether the newest check has not answered yet. */
  get isPending(): boolean {
    return this.#issue === PENDING;
  }

  /** Settles when the newest check has answered. */
  get complete(): Promise<void> {
    return this.#complete;
  }

  /** Takes the result of a newer check. */
  take(result: CheckResult): void {
    const turn = (this.#turn += 1);
    if (result instanceof Promise) {
      this.#complete = result.then(issue => (turn === this.#turn ? this.#settle(issue) : this.#complete));
      this.#settle(PENDING);
    } else {
      this.#complete = Promise.resolve();
      this.#settle(result);
    }
  }

  #settle(issue: Issue | null): void {
    this.#issue = issue;
    this.#changed();
  }
}
