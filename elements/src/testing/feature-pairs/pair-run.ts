import {pick} from '../random-steps.js';
import {FEATURE_STEPS} from './feature-steps.js';
import {BASE_STEPS, randomColumns, type PairStep, type PairSteps} from './pair-steps.js';
import {PairTable} from './pair-table.js';
import {rowsOf, seenView, strayPopups, type PairView} from './pair-view.js';

/** A control of a row that has the focus. */
interface FocusedControl {
  readonly element: Element;
  readonly place: number;
  /** What decides whether a row keeps its cells. */
  readonly layout: string;
}

/** Takes random steps with a table that uses two features, and compares it with its model after each. */
export class PairRun {
  readonly pair: PairTable;
  /** The first difference from the model, and the steps before it; null if there is none. */
  failure: string | null = null;
  readonly #log: string[] = [];

  constructor(
    names: readonly string[],
    isClient: boolean,
    imported: ReadonlySet<string>,
    random: () => number,
  ) {
    this.pair = new PairTable({names, isClient, imported, random, columns: randomColumns(random)});
  }

  /** Shows the table with random settings. */
  async start(): Promise<void> {
    const {pair} = this;
    const sets = pair.names.flatMap(name => FEATURE_STEPS[name]?.sets ?? []);
    const done = Array.from({length: 2}, () => (sets.length > 0 ? pick(pair.random, sets)(pair) : ''));
    pair.connect();
    await this.#check(`start, ${done.join(', ')}`);
  }

  /** Call it after the import of a feature, which may have brought another. Nothing asks the table to update. */
  async addFeatures(names: readonly string[]): Promise<void> {
    for (const name of new Set(names)) this.pair.model.addFeature(name);
    if (this.failure === null) await this.#check(`import ${names.join()}`);
  }

  /** Takes steps. The table is visible only now, because each frame with many tables would take longer than a step. */
  async take(steps: number): Promise<void> {
    const {form} = this.pair;
    form.hidden = false;
    // Not every step is possible.
    for (let step = 0, tries = 4 * steps; step < steps && tries > 0 && this.failure === null; tries--)
      if (await this.#step()) step++;
    form.hidden = true;
  }

  stop(): void {
    this.pair.form.remove();
  }

  /** Returns whether it was possible. */
  async #step(): Promise<boolean> {
    const {pair} = this;
    const focused = this.#focused;
    pair.announced = null;
    pair.hasMovedFocus = false;
    const {sets, acts} = this.#someSteps();
    const taken = this.#try(pick(pair.random, [...sets, ...acts]));
    // Without a wait, the table does not render between this step and what the app sets next.
    const done = taken instanceof Promise ? await taken : taken;
    if (done === null) return false;
    const all = [done];
    while (pair.random() < 0.3) {
      all.push(pick(pair.random, [...BASE_STEPS.sets, ...this.#someSteps().sets])(pair));
      pair.announced = null;
    }
    await this.#check(all.join(', '));
    if (!pair.hasMovedFocus) this.#compareFocus(focused);
    return true;
  }

  /** More often those of the features than others. */
  #someSteps(): PairSteps {
    const {names, random} = this.pair;
    return pick(random, [BASE_STEPS, ...names.map(name => FEATURE_STEPS[name] ?? BASE_STEPS)]);
  }

  #try(step: PairStep): ReturnType<PairStep> {
    const fail = (cause: unknown) => {
      this.#fail(String(cause));
      return null;
    };
    try {
      const done = step(this.pair);
      return done instanceof Promise ? done.catch(fail) : done;
    } catch (cause) {
      return fail(cause);
    }
  }

  async #check(done: string): Promise<void> {
    const {element, form, model, announced, root} = this.pair;
    this.#log.push(done);
    try {
      await this.pair.rendered();
    } catch (cause) {
      return this.#fail(String(cause));
    }
    model.update();
    const expected = model.view;
    const seen = seenView(element, form);
    for (const part of Object.keys(expected) as (keyof PairView)[])
      this.#compare(part, seen[part], expected[part]);
    this.#compare('popups without a button', strayPopups(element), []);
    const announcement = announced !== null && model.isUp ? model.announcement(announced) : null;
    if (announcement !== null)
      this.#compare('announcement', root.querySelector('[role="status"]')!.textContent.trim(), announcement);
  }

  #compare(part: string, seen: unknown, expected: unknown): void {
    const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)];
    if (one !== other) this.#fail(`${part} ${one} instead of ${other}`);
  }

  #fail(difference: string): void {
    const {names, model} = this.pair;
    const table = `${model.isClient ? 'client' : 'server'} table with ${names.join(' and ')}`;
    this.failure ??= `${table}: ${difference}, after:\n  ${this.#log.join('\n  ')}`;
  }

  get #focused(): FocusedControl | null {
    const {root, element: table, model} = this.pair;
    const element = root.activeElement;
    const place = rowsOf(table).findIndex(row => row.contains(element));
    return element === null || place < 0 ? null : {element, place, layout: model.layout};
  }

  /** A control that is still there keeps the focus. A press on it then ends on the same element, too. */
  #compareFocus(before: FocusedControl | null): void {
    const {root, element: table, model} = this.pair;
    if (before === null || before.layout !== model.layout) return;
    const name = before.element.classList[0]!;
    const control = rowsOf(table)[before.place]?.querySelector(`.${name}:not([hidden])`) ?? null;
    if (control === null) return;
    if (control !== before.element) this.#fail(`the ${name} of row ${before.place} is another element`);
    else if (root.activeElement !== control)
      this.#fail(`the ${name} of row ${before.place} has lost the focus`);
  }
}
