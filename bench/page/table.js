/** The table suite, in the page: gives rows to a contender, acts, and times what is shown. */
import {LongTasks} from './long-tasks.js';
import {pause, setLimit, time} from './clock.js';
import {WORD, makeRows} from './table-data.js';
import {expectations, isShown, problemOf} from './table-oracle.js';

const WARM_UP_ROWS = 1000;
const WARM_UPS = 3;
/** Failed jobs after which a contender is given up. */
const MAX_FAILURES = 3;
/** From the first page to the first key, as a user needs to reach for the search field. */
const HANDS = {base: 500, perRow: 1 / 500};

/** @typedef {import('../contenders/table/contender.js').TableContender} TableContender */

/**
 * @param {TableContender} contender
 */
export function tableBench(contender) {
  /** @type {import('./table-data.js').Row[]} */
  let rows = [];
  /** @type {ReturnType<typeof expectations>} */
  let expect;
  /** @type {Pass} */
  let run;
  const longTasks = new LongTasks();

  return {
    /** Makes the rows, and runs all actions on a small table. */
    async prepare({size, limit}) {
      setLimit(limit);
      const few = makeRows(WARM_UP_ROWS);
      for (let count = 0; count < WARM_UPS; count += 1) {
        const warmUp = new Pass(contender, few, expectations(few));
        await warmUp.first();
        await warmUp.smallPages();
        await warmUp.longPages();
        warmUp.table.destroy();
        // What fails is reported by the run that is measured.
        if (Object.keys(warmUp.failures).length > 0) break;
      }
      document.body.replaceChildren();
      rows = makeRows(size);
      expect = expectations(rows);
    },

    /** Runs all jobs with ten rows per page. */
    async measure() {
      const start = performance.now();
      run = new Pass(contender, rows, expect);
      await run.first();
      await pause(HANDS.base + HANDS.perRow * rows.length);
      await run.smallPages();
      run.times['longest-task'] = longTasks.longestSince(start);
    },

    /** Runs the jobs with longer pages. */
    async measureLongPages() {
      await run.longPages();
      return {times: run.times, failures: run.failures};
    },

    destroy() {
      run.table.destroy();
      run = null;
      document.body.replaceChildren();
    },
  };
}

/** One run of all jobs that a contender can do. */
class Pass {
  /** @type {Record<string, number>} */
  times = {};
  /** @type {Record<string, string>} */
  failures = {};
  /** @type {import('../contenders/table/contender.js').TableInstance | undefined} */
  table;
  #contender;
  #rows;
  #expect;
  #order = {};

  constructor(contender, rows, expect) {
    this.#contender = contender;
    this.#rows = rows;
    this.#expect = expect;
  }

  async first() {
    const host = document.body.appendChild(document.createElement('div'));
    const mount = async () => (this.table = await this.#contender.mount(host, this.#rows));
    await this.#time('first-page', mount, {});
  }

  async smallPages() {
    if (this.#can('search')) await this.#search();
    if (this.#can('sort')) await this.#sort();
    if (this.#can('search') && this.#can('sort')) {
      await this.#time('search-sorted', () => this.table.search(WORD), {...SORTED, word: WORD});
      await this.#time('clear-sorted', () => this.table.search(''), SORTED);
    }
    this.#order = this.#can('sort') ? SORTED : {};
    if (this.#can('page'))
      await this.#time('next-page', () => this.table.nextPage(), {...this.#order, page: 2});
  }

  async longPages() {
    if (!this.#can('pageSize')) return;
    this.table.rewind?.();
    for (const pageSize of [100, 1000]) {
      const setPageSize = () => this.table.setPageSize(pageSize);
      await this.#time(`page-size-${pageSize}`, setPageSize, {...this.#order, pageSize});
    }
  }

  async #search() {
    for (let length = 1; length <= WORD.length; length += 1) {
      const word = WORD.slice(0, length);
      await this.#time(`key-${length}`, () => this.table.search(word), {word});
    }
    await this.#time('clear', () => this.table.search(''), {});
  }

  async #sort() {
    for (const [name, field] of Object.entries({text: 'name', number: 'amount'})) {
      await this.#time(`sort-${name}`, () => this.table.sort(field, 'asc'), {field});
      await this.#time(`turn-${name}`, () => this.table.sort(field, 'desc'), {field, direction: 'desc'});
    }
  }

  #can(ability) {
    return this.#contender.missing?.[ability] === undefined;
  }

  async #time(id, action, query) {
    const expected = this.#expect(query);
    const isDone = () => this.table !== undefined && isShown(this.table, expected);
    const verify = () => (this.table ? problemOf(this.table, this.#rows, expected) : 'no table');
    try {
      this.times[id] = await time(action, isDone, verify);
    } catch (error) {
      this.failures[id] = error.message;
      if (id === 'first-page' || Object.keys(this.failures).length > MAX_FAILURES)
        throw new Error(`${id}: ${error.message}`, {cause: error});
    }
  }
}

const SORTED = {field: 'amount', direction: 'desc'};
