import {inTime, type Delay, type Later} from '../later.js';
import {Latest} from '../latest.js';
import type {IssueAt} from '../validation/issue.js';

/** What a schema says of the values of a form. */
export interface SchemaResult {
  readonly issues: readonly IssueAt[];
  /** The values as the schema returns them, if there are no issues. */
  readonly output: unknown;
}

/** What a check of a form needs. */
export interface SchemaCheckOptions {
  /** Asks the schema for the current values. It never throws or rejects. */
  readonly ask: (isCurrent: () => boolean) => Later<SchemaResult>;
  /** Called with each result that is not outdated. */
  readonly apply: (result: SchemaResult) => void;
  /** Calls a function later. Returns a function that cancels the call. */
  readonly delay: Delay;
  /** Milliseconds from the last change to the question, once the schema is known to be asynchronous. */
  readonly debounce: () => number;
}

const FAILED: SchemaResult = {issues: [{issue: {code: 'checkFailed'}, path: []}], output: undefined};

/**
 * The check of all values of a form. Only the newest question counts: a late answer to an older one is ignored. A
 * synchronous schema is asked immediately, and an asynchronous one once the values have not changed for a while.
 */
export class SchemaCheck extends Latest<SchemaResult> {
  readonly #options: SchemaCheckOptions;
  #isAsync = false;
  #stopWaiting: (() => void) | null = null;

  constructor(options: SchemaCheckOptions) {
    super(options.apply);
    this.#options = options;
  }

  /** Whether the schema has answered asynchronously before. */
  get isAsync(): boolean {
    return this.#isAsync;
  }

  /** Whether the newest values are not checked yet. It is true from the change on. */
  override get isPending(): boolean {
    return this.#stopWaiting !== null || super.isPending;
  }

  /** Checks new values. */
  request(): void {
    if (!this.#isAsync) return this.ask();
    this.cancel();
    this.#stopWaiting = this.#options.delay(() => this.ask(), this.#options.debounce());
  }

  /** Asks now. */
  ask(): void {
    const {ask, delay} = this.#options;
    this.run(question => {
      const answer = ask(question);
      return answer instanceof Promise ? inTime(answer, delay).catch(() => FAILED) : answer;
    });
    this.#isAsync ||= this.isPending;
  }

  /** Resolves when the newest values are checked. */
  override async settle(): Promise<void> {
    while (this.isPending) {
      if (this.#stopWaiting !== null) this.ask();
      await super.settle();
    }
  }

  /** Ignores all answers to come. */
  override cancel(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    super.cancel();
  }
}
