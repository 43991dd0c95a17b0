/** The suite of Excel files, in the page: writes files, times that, and reads them again. */
import {excelReader} from '@life-changers/elements/import-excel';
import {time} from './clock.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {FIELDS} from './table-data.js';

const WARM_UP_ROWS = 1000;
const MEGABYTE = 1e6;

/** @typedef {import('../contenders/excel/contender.js').ExcelContender} ExcelContender */

/** @param {ExcelContender} contender */
export function excelBench(contender) {
  const longTasks = new LongTasks();
  return benchOfTable({
    warmUpRows: WARM_UP_ROWS,
    mount: rows => contender.mount(document.body.appendChild(document.createElement('div')), rows),
    runJobs: table => timeWrite(table),
    async measure(table, rows) {
      const start = performance.now();
      try {
        const {write, file} = await timeWrite(table);
        const longest = longTasks.longestSince(start);
        const problem = await problemOf(file, rows);
        if (problem !== '') return {times: {}, failures: {write: problem}};
        return {times: {write, 'longest-task': longest, size: file.size / MEGABYTE}, failures: {}};
      } catch (error) {
        return {times: {}, failures: {write: error.message}};
      }
    },
  });
}

async function timeWrite(table) {
  let file = null;
  let failure = null;
  const write = await time(
    () =>
      table.write().then(
        written => (file = written),
        error => (failure = error),
      ),
    () => file !== null || failure !== null,
  );
  if (failure !== null) throw failure;
  return {write, file};
}

/** The whole check: all cells of the file, read by another program than the one that has written it. */
async function problemOf(file, rows) {
  const reader = excelReader({cells: Infinity, fileSize: Infinity, inflatedSize: Infinity});
  const [sheet] = await reader(file);
  const [, ...cells] = sheet.rows;
  if (cells.length !== rows.length) return `${cells.length} rows are in the file, not ${rows.length}`;
  const wrong = rows.findIndex((row, index) =>
    FIELDS.some((field, at) => cells[index][at] !== String(row[field])),
  );
  return wrong === -1 ? '' : `row ${wrong} is ${cells[wrong].join(', ')}`;
}
