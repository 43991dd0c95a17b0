import type {IssueAt} from '../validation/issue.js';
import {abortCheck} from '../validation/validation-signal.js';

/** What a schema says of the values of a form. */
export interface SchemaResult {
  readonly issues: readonly IssueAt[];
  /** The values as the schema returns them, if there are no issues. */
  readonly output: unknown;
}

/** What a check of a form needs. */
export interface SchemaCheckOptions {
  /** Asks the schema for the current values. It never throws or rejects. */
  readonly ask: (isCurrent: () => boolean) => SchemaResult | Promise<SchemaResult>;
  /** Called with each result that is not outdated. */
  readonly apply: (result: SchemaResult) => void;
  /** Calls a function later. Returns a function that cancels the call. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
  /** Milliseconds from the last change to the question, once the schema is known to be asynchronous. */
  readonly debounce: () => number;
}

/** Milliseconds after which a check counts as failed, so that rules that never settle do not block the form forever. */
export const TIME_LIMIT = 30_000;

const FAILED: SchemaResult = {issues: [{issue: {code: 'checkFailed'}, path: []}], output: undefined};

/**
 * The check of all values of a form. Only the newest question counts: a late answer to an older one is ignored. A
 * synchronous schema is asked immediately, and an asynchronous one once the values have not changed for a while.
 */
export class SchemaCheck {
  readonly #options: SchemaCheckOptions;
  #isCurrent = (): boolean => true;
  #isAsync = false;
  #isPending = false;
  #stopWaiting: (() => void) | null = null;
  #answer: Promise<void> = Promise.resolve();

  constructor(options: SchemaCheckOptions) {
    this.#options = options;
  }

  /** Whether the schema has answered asynchronously before. */
  get isAsync(): boolean {
    return this.#isAsync;
  }

  /** Whether the newest values are not checked yet. It is true from the change on. */
  get isPending(): boolean {
    return this.#isPending;
  }

  /** Checks new values. */
  request(): void {
    if (!this.#isAsync) return this.ask();
    this.cancel();
    this.#isPending = true;
    this.#stopWaiting = this.#options.delay(() => this.ask(), this.#options.debounce());
  }

  /** Asks now. */
  ask(): void {
    this.cancel();
    const isCurrent = this.#isCurrent;
    const answer = this.#options.ask(isCurrent);
    if (!(answer instanceof Promise)) return this.#options.apply(answer);
    this.#isAsync = true;
    this.#isPending = true;
    this.#answer = this.#limit(answer).then(result => {
      if (isCurrent()) this.#finish(result);
    });
  }

  /** Resolves when the newest values are checked. */
  async settle(): Promise<void> {
    while (this.#isPending) {
      if (this.#stopWaiting !== null) this.ask();
      await this.#answer;
    }
  }

  /** Ignores all answers to come. */
  cancel(): void {
    if (this.#isPending) abortCheck(this.#isCurrent);
    const isCurrent = (): boolean => isCurrent === this.#isCurrent;
    this.#isCurrent = isCurrent;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#isPending = false;
  }

  #finish(result: SchemaResult): void {
    this.#isPending = false;
    this.#options.apply(result);
  }

  #limit(answer: Promise<SchemaResult>): Promise<SchemaResult> {
    return new Promise(resolve => {
      const stop = this.#options.delay(() => resolve(FAILED), TIME_LIMIT);
      void answer.then(result => {
        stop();
        resolve(result);
      });
    });
  }
}
