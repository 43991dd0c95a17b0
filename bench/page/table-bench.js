/** What the suites of tables with features share, in the page: warm-ups, the rows, and the removal of the table. */
import {setLimit} from './clock.js';
import {makeRows as makeTableRows} from './table-data.js';

const WARM_UPS = 3;

/**
 * @template Table
 * @param {object} suite
 * @param {(count: number) => import('./table-data.js').Row[]} [suite.makeRows]
 * @param {number} suite.warmUpRows Rows of the tables that run all jobs before the measured one.
 * @param {(rows: readonly import('./table-data.js').Row[]) => Promise<Table & {destroy(): void}>} suite.mount Shows a
 *   table and waits for its rows.
 * @param {(table: Table, rows: readonly import('./table-data.js').Row[]) => Promise<unknown>} suite.runJobs
 * @param {(table: Table, rows: readonly import('./table-data.js').Row[]) => Promise<unknown>} suite.measure Runs the
 *   jobs and returns their times and failures.
 */
export function benchOfTable({makeRows = makeTableRows, warmUpRows, mount, runJobs, measure}) {
  /** @type {import('./table-data.js').Row[]} */
  let rows = [];
  /** @type {Table & {destroy(): void} | null} */
  let table = null;

  return {
    async prepare({size, limit}) {
      setLimit(limit);
      const few = makeRows(warmUpRows);
      for (let count = 0; count < WARM_UPS; count += 1) {
        const warmUp = await mount(few);
        await runJobs(warmUp, few);
        warmUp.destroy();
      }
      document.body.replaceChildren();
      rows = makeRows(size);
    },

    async measure() {
      table = await mount(rows);
      return measure(table, rows);
    },

    destroy() {
      table?.destroy();
      table = null;
      document.body.replaceChildren();
    },
  };
}
