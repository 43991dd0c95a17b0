/**
 * Loads options in 10,000 random orders of keys, timers, answers, and failures. It runs in its own process
 * (`option-races.test.ts`), like the orders of `form-races.orders.ts`.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {ItemLoader} from '../../../elements/src/core/item-loader.js';
import {TIME_LIMIT} from '../../../elements/src/core/later.js';
import type {Option} from '../../../elements/src/core/options/option.js';
import {LOADED_OPTIONS} from '../../../elements/src/core/options/load-options.js';
import {check} from './check.js';

const PAGES = 3;

type Step = 'a' | 'b' | 'c' | 'more' | 'retry' | 'settle' | 'stop';

const steps = fc.array(
  fc.record({
    step: fc.constantFrom<Step>('a', 'b', 'c', 'a', 'b', 'c', 'more', 'more', 'retry', 'settle', 'stop'),
    /** How the requests that this step leads to end. */
    outcome: fc.constantFrom('page', 'page', 'page', 'error', 'nonsense'),
  }),
  {minLength: 1, maxLength: 8},
);

interface Asked {
  readonly text: string;
  readonly page: number;
  readonly signal: {readonly aborted: boolean};
  isAnswered: boolean;
}

/** A field whose options name their text and page. All answers and timers wait for the scheduler. */
class Field {
  /** The text in the field; null before the first, and after the list has closed. */
  text: string | null = null;
  outcome = 'page';
  readonly mistakes: string[] = [];
  readonly asked: Asked[] = [];
  readonly loader: ItemLoader<Option>;
  readonly #scheduler: fc.Scheduler;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    this.loader = new ItemLoader<Option>({
      kind: LOADED_OPTIONS,
      load: (text, {page, signal}) => this.#answer({text, page, signal, isAnswered: false}),
      changed: () => this.#checkOptions(),
      delay: (run, milliseconds) => {
        let isWanted = true;
        // What never answers is tested apart.
        if (milliseconds < TIME_LIMIT) void this.#later('timer').then(() => isWanted && run());
        return () => (isWanted = false);
      },
      warn: () => {},
    });
  }

  #later(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }

  async #answer(asked: Asked): Promise<unknown> {
    const {outcome} = this;
    const {text, page} = asked;
    for (const other of this.asked)
      if (!other.isAnswered && !other.signal.aborted) this.mistakes.push(`${other.text} is not aborted`);
    this.asked.push(asked);
    await this.#later(`${outcome} ${page} of ${text}`);
    asked.isAnswered = true;
    if (outcome === 'error') throw new Error(outcome);
    return outcome === 'page' ? {options: [option(text, page)], hasMore: page < PAGES} : outcome;
  }

  /** Options of another text may be there only while those of the newest text are loading, and never of two texts. */
  #checkOptions(): void {
    const {items, status, isReplacing} = this.loader;
    const values = items.map(({value}) => value);
    const text = this.text !== null && !isReplacing ? this.text : values[0]?.[0];
    const expected = values.map((_, index) => option(text ?? '', index + 1).value);
    if (values.join() !== expected.join()) this.mistakes.push(`${values.join()} for ${text} (${status})`);
  }

  take({step, outcome}: {readonly step: Step; readonly outcome: string}): void {
    const {loader} = this;
    this.outcome = outcome;
    if (step === 'more') loader.more();
    else if (step === 'retry') loader.retry();
    else if (step === 'settle') void this.#settle();
    else if (step === 'stop') {
      this.text = null;
      loader.stop();
    } else {
      this.text = step;
      loader.request(step);
    }
  }

  async #settle(): Promise<void> {
    const {text} = this;
    await this.loader.settle();
    const {status} = this.loader;
    // Another text, or a further page, is a newer request.
    if (this.text === text && this.loader.isReplacing && text !== null)
      this.mistakes.push(`settled while ${text} is ${status}`);
  }
}

const option = (text: string, page: number) => ({value: `${text}${page}`, text: `${text}${page}`});

await check(
  fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
    const field = new Field(scheduler);
    const user = scheduler.scheduleSequence(
      taken.map(step => ({label: step.step, builder: async () => field.take(step)})),
    );
    await scheduler.waitFor(user.task);
    await scheduler.waitIdle();
    const {status, items, hasMore} = field.loader;
    assert.deepEqual(field.mistakes, []);
    assert.notEqual(status, 'loading');
    if (field.text === null || status !== 'idle') return;
    assert.ok(items.length > 0 && items.every(({value}) => value.startsWith(field.text!)));
    assert.equal(hasMore, items.length < PAGES);
  }),
  {runs: 10_000},
);
