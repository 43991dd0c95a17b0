import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../../testing/events.js';
import {FakeServer} from '../../../../testing/fake-server.js';
import {doStep, plainColumns, randomStep, seeded} from '../../../../testing/random-steps.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import './selection.define.js';
import '../../../server-table/server-table.define.js';

const STEPS = 60;
const TOTAL = 42;

/** The simplest selection of the rows of a server: a name for each selected row. */
class NaiveSelection {
  #selected = new Set<string>();

  get count(): number {
    return this.#selected.size;
  }

  set(names: readonly string[], isSelected: boolean): void {
    for (const name of names)
      if (isSelected) this.#selected.add(name);
      else this.#selected.delete(name);
  }

  all(): void {
    this.#selected = new Set(Array.from({length: TOTAL}, (_, index) => `Row ${index + 1}`));
  }

  clear(): void {
    this.#selected.clear();
  }

  states(names: readonly string[]): ('on' | 'off')[] {
    return names.map(name => (this.#selected.has(name) ? 'on' : 'off'));
  }
}

/** Takes random steps, and compares the table with the model after each. */
async function compare(seed: number): Promise<void> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  const given = {columns: plainColumns, endpoint: '/people', fetch: server.fetch};
  Object.assign(table, given, {selection: 'multiple', rowKey: 'name', pageSize: 5});
  await fixture(html`${table}`);
  await server.last.answerPage(TOTAL);
  const harness = new SelectionHarness(table);
  const model = new NaiveSelection();
  const random = seeded(seed);
  const place = () => Math.floor(random() * harness.checkboxes.length);
  const names = () => harness.rows.map(row => row[1]!);

  const select = async () => {
    const shown = names();
    const kind = random();
    if (kind < 0.5) {
      const row = place();
      const isSelected = harness.states[row] !== 'on';
      await harness.toggle(row);
      model.set([shown[row]!], isSelected);
    } else if (kind < 0.7) {
      const [from, to] = [place(), place()];
      await harness.toggle(from);
      const first = harness.states[from] === 'on';
      model.set([shown[from]!], first);
      const isSelected = harness.states[to] !== 'on';
      await harness.toggle(to, {shiftKey: true});
      model.set(shown.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    } else if (kind < 0.85) {
      const isSelected = harness.headerState !== 'on';
      await harness.toggleHeader();
      model.set(shown, isSelected);
    } else if (kind < 0.95 && harness.button(`Select all ${TOTAL}`) !== undefined) {
      await harness.press(`Select all ${TOTAL}`);
      model.all();
    } else if (harness.button('Clear') !== undefined) {
      await harness.press('Clear');
      model.clear();
    }
  };

  for (let step = 0; step < STEPS; step++) {
    if (random() < 0.6) await select();
    else if (random() < 0.2) table.reload();
    else {
      const action = randomStep(random, table);
      if (action.kind === 'act') doStep(table, action, () => []);
    }
    await table.updateComplete;
    while (table.loading && random() < 0.8) {
      if (random() < 0.3) await server.last.refuse();
      else await server.last.answerPage(TOTAL);
    }
    expect(harness.states, `seed ${seed}, step ${step}`).to.deep.equal(model.states(names()));
    const text = model.count === 0 ? 'No entries' : model.count === 1 ? '1 entry' : `${model.count} entries`;
    expect(harness.count, `seed ${seed}, step ${step}`).to.equal(`${text} selected`);
  }
}

describe('lc-server-table', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`selects the same rows as a simple model (random steps ${seed})`, async () => {
      await recordWarnings(() => compare(seed));
    });
  }
});
