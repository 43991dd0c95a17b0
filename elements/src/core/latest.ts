import type {Later} from './later.js';

declare global {
  /** Core does not know the document. The types of the browser and of Node add the members. */
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AbortSignal {}
}

/** An `AbortController`. */
export interface Controller {
  readonly signal: AbortSignal;
  abort(): void;
}

declare const AbortController: new () => Controller;

/** A question, which is known by the function that returns whether its answer still matters. */
export type Question = () => boolean;

const controllers = new WeakMap<Question, Controller>();

/** Returns the signal of a question, for `fetch`. It is aborted when the answer is no longer needed. */
export function signalOf(question: Question): AbortSignal {
  const controller = controllers.get(question) ?? new AbortController();
  controllers.set(question, controller);
  return controller.signal;
}

/** Aborts what a question has started. */
export function abort(question: Question): void {
  controllers.get(question)?.abort();
}

/**
 * Asks questions whose answers may come later. Only the newest question counts: an older one is aborted, and its answer is
 * ignored. A synchronous answer is used before `run` returns.
 */
export class Latest<Answer> {
  readonly #use: (answer: Answer) => void;
  #pending: Question | null = null;
  /** Resolves when the pending question is answered or canceled. */
  #ended: Promise<void> | undefined;
  #end: (() => void) | undefined;

  /** @param use Called with each answer to the newest question. */
  constructor(use: (answer: Answer) => void) {
    this.#use = use;
  }

  /** Whether the newest question has no answer yet. */
  get isPending(): boolean {
    return this.#pending !== null;
  }

  /** Asks a question, which replaces the pending one. It must not throw or reject. */
  run(ask: (question: Question) => Later<Answer>): void {
    this.cancel();
    const question = (): boolean => this.#pending === question;
    this.#pending = question;
    this.#ended = new Promise(resolve => (this.#end = resolve));
    const answer = ask(question);
    const use = (given: Answer): void => {
      if (!question()) return;
      this.#pending = null;
      this.#end!();
      this.#use(given);
    };
    if (answer instanceof Promise) void answer.then(use);
    else use(answer);
  }

  /** Aborts the pending question, and ignores its answer. */
  cancel(): void {
    const question = this.#pending;
    this.#pending = null;
    this.#end?.();
    // The listeners may ask again, so nothing is pending any more.
    controllers.get(question!)?.abort();
  }

  /** Resolves when no question is pending. */
  async settle(): Promise<void> {
    while (this.#pending !== null) await this.#ended;
  }
}
