import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {FakeServer} from '../../testing/fake-server.js';
import {NaiveTable} from '../../testing/naive-table.js';
import {doStep, plainColumns, randomStep, seeded} from '../../testing/random-steps.js';
import './server-table.define.js';

const STEPS = 40;

/** Applies random steps to a table and to the model. Returns the first difference, or null. */
async function difference(seed: number, isMirrored: boolean): Promise<string | null> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  Object.assign(table, {columns: plainColumns, endpoint: '/people', fetch: server.fetch});
  await fixture(html`${table}`);
  const random = seeded(seed);
  const model = new NaiveTable();
  model.ask(model.next, []);
  const events = recordEvents(table, 'lc-page-change', 'lc-page-size-change', 'lc-sort-change');
  if (isMirrored) table.addEventListener('lc-page-change', ({detail}) => (table.page = detail.page));
  const expected: string[] = [];
  const log: unknown[] = [];

  const answer = async () => {
    if (random() < 0.15 && server.requests.length > 1) {
      log.push('refuse');
      await server.last.refuse();
      model.refuse();
      return;
    }
    const total = random() < 0.2 ? 12 : 42;
    log.push(`answer ${total}`);
    await server.last.answerPage(total);
    const actions = model.answer(total);
    for (const action of actions ?? []) expected.push(`lc-${action}-change`);
    if (!isMirrored || !actions?.includes('page')) return;
    model.take({kind: 'set', name: 'page', value: model.shown.page});
    model.update();
  };

  for (let index = 0; index < STEPS; index++) {
    const step = randomStep(random, table);
    log.push(step);
    doStep(table, step, () => []);
    model.take(step);
    if (random() < 0.6) {
      await table.updateComplete;
      model.update();
      if (model.asked !== null && random() < 0.7) await answer();
    }
    const actual = [table.page, table.pageSize, server.requests.length, ...events];
    const wanted = [model.next.page, model.next.pageSize, model.requests, ...expected];
    if (JSON.stringify(actual) !== JSON.stringify(wanted))
      return `seed ${seed}: ${JSON.stringify(actual)} for ${JSON.stringify(wanted)} after ${JSON.stringify(log)}`;
  }
  return null;
}

describe('lc-server-table', () => {
  for (const isMirrored of [false, true]) {
    const mirror = isMirrored ? ', with its page mirrored back' : '';
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      it(`sends one request for all set properties and for each action (random steps ${seed}${mirror})`, async () => {
        await recordWarnings(async () => expect(await difference(seed, isMirrored)).to.equal(null));
      });
    }
  }
});
