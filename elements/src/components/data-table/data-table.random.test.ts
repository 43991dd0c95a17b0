import {expect} from '@open-wc/testing';
import {people, setUpDataTable} from '../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {NaiveTable, type Step} from '../../testing/naive-table.js';
import {doStep, plainColumns, randomStep, seeded} from '../../testing/random-steps.js';

const STEPS = 50;

/** Number of rows that a search finds. */
const found = (count: number, search: string) =>
  people(count).filter(({name, age}) =>
    [name, age].some(value => String(value).toLowerCase().includes(search.trim())),
  ).length;

/** Applies random steps to a table and to the model. Returns the first difference, or null. */
async function difference(seed: number, isMirrored: boolean): Promise<string | null> {
  const {table} = await setUpDataTable({columns: plainColumns});
  const random = seeded(seed);
  const model = new NaiveTable();
  const events = recordEvents(
    table,
    'lc-page-change',
    'lc-page-size-change',
    'lc-sort-change',
    'lc-search-change',
  );
  if (isMirrored) table.addEventListener('lc-page-change', ({detail}) => (table.page = detail.page));
  const expected: string[] = [];
  const log: Step[] = [];
  let count = 42;
  const settle = () => {
    while (model.asked !== null) {
      const actions = model.answer(found(count, model.asked.search));
      for (const action of actions ?? []) expected.push(`lc-${action}-change`);
      if (isMirrored && actions?.includes('page'))
        model.take({kind: 'set', name: 'page', value: model.shown.page});
    }
  };
  for (let index = 0; index < STEPS; index++) {
    const step = randomStep(random, table);
    log.push(step);
    // A user action first applies what the app has set, with the rows that it refers to.
    if (step.kind === 'act') {
      model.update();
      settle();
    }
    doStep(table, step, people);
    if (step.kind === 'rows') count = step.count;
    model.take(step);
    settle();
    if (random() < 0.5) {
      await table.updateComplete;
      model.update();
      settle();
    }
    const actual = [table.page, table.pageSize, table.search, ...events];
    const wanted = [model.next.page, model.next.pageSize, model.next.search, ...expected];
    if (JSON.stringify(actual) !== JSON.stringify(wanted))
      return `seed ${seed}: ${JSON.stringify(actual)} for ${JSON.stringify(wanted)} after ${JSON.stringify(log)}`;
  }
  return null;
}

describe('lc-data-table', () => {
  for (const isMirrored of [false, true]) {
    const mirror = isMirrored ? ', with its page mirrored back' : '';
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      it(`applies each property change and user action once (random steps ${seed}${mirror})`, async () => {
        await recordWarnings(async () => expect(await difference(seed, isMirrored)).to.equal(null));
      });
    }
  }
});
