import {expect, fixture, html} from '@open-wc/testing';
import type {TableQuery} from '../../core/table/index.js';
import {recordWarnings} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {doStep, plainColumns, randomStep, seeded} from '../../testing/random-steps.js';
import './server-table.define.js';

const STEPS = 40;

/** What a table has requested, and the query that its app has at each quiet moment. */
interface Run {
  readonly urls: readonly string[];
  readonly held: readonly TableQuery[];
}

/**
 * Takes random actions of the user and answers of the server. The app keeps the query in its state, and changes parts of it.
 *
 * @param isEchoing Whether the app sets the query that it is told, like a React parent.
 */
async function run(seed: number, isEchoing: boolean): Promise<Run> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  Object.assign(table, {columns: plainColumns, endpoint: '/people', fetch: server.fetch});
  const heldThen: TableQuery[] = [];
  let held = table.query;
  table.addEventListener('lc-query-change', ({detail}) => {
    held = detail;
    if (isEchoing) table.query = held;
  });
  await fixture(html`${table}`);
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  for (let index = 0; index < STEPS; index++) {
    if (random() < 0.25) {
      const parts = pick<Partial<TableQuery>>([
        {page: 2},
        {page: 99},
        {page: 1, pageSize: 5},
        {page: 1, sort: {field: 'age', direction: 'desc'}},
        {page: 1, sort: null},
      ]);
      held = {...held, ...parts};
      table.query = held;
    } else {
      const step = randomStep(random, table);
      if (step.kind === 'act') doStep(table, step, () => []);
    }
    await table.updateComplete;
    while (table.loading && random() < 0.8) {
      if (random() < 0.2) await server.last.refuse();
      else await server.last.answerPage(pick([42, 42, 12]));
    }
    await table.updateComplete;
    if (table.loading) continue;
    expect(table.query, `seed ${seed}, step ${index}`).to.deep.equal(held);
    heldThen.push(held);
  }
  return {urls: server.requests.map(({url}) => url.search), held: heldThen};
}

describe('lc-server-table', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`tells the app each query, and sends no request for one that the app sets back (random steps ${seed})`, async () => {
      await recordWarnings(async () => {
        const silent = await run(seed, false);
        const echoing = await run(seed, true);
        expect(echoing).to.deep.equal(silent);
        expect(silent.urls.length).to.be.greaterThan(5);
      });
    });
  }
});
