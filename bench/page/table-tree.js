/** The suite of tree rows, in the page: opens rows, searches them, and times what is shown. */
import {nextFrame, pause, time} from './clock.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {filterTree, makeTree, shownRows, TREE_FIELDS} from './tree-data.js';

const WARM_UP_ROWS = 1000;

/** Milliseconds that a user needs to reach for the search field, which contenders can use to prepare. */
const PAUSE = 500;

/** The first rows, which are checked: all tables have so many in view. */
const CHECKED = 9;

/** @param {import('../contenders/table-tree/contender.js').TreeContender} contender */
export function tableTreeBench(contender) {
  const longTasks = new LongTasks();
  let mounting = 0;

  async function mount(rows) {
    const host = document.body.appendChild(document.createElement('div'));
    let table = null;
    mounting = await shows(
      () => table,
      () => (table = contender.mount(host, rows)),
      shownRows(rows, none, CHECKED),
    );
    return table;
  }

  return benchOfTable({
    makeRows: makeTree,
    warmUpRows: WARM_UP_ROWS,
    mount,
    runJobs,
    async measure(table, rows) {
      const {times, failures, start} = await runJobs(table, rows, PAUSE);
      return {times: {mount: mounting, ...times, 'longest-task': longTasks.longestSince(start)}, failures};
    },
  });
}

const none = () => false;
const all = () => true;

async function runJobs(table, rows, rest = 0) {
  const [first] = rows;
  const isFirst = row => row === first;
  const closed = shownRows(rows, none, CHECKED);
  const jobs = [
    ['open', () => table.toggle(), shownRows(rows, isFirst, CHECKED)],
    ['close', () => table.toggle(), closed],
    ['open-all', () => table.openAll(), shownRows(rows, all, CHECKED)],
    ['close-all', () => table.closeAll(), closed],
    ['search', () => table.search(), shownRows(filterTree(rows), all, CHECKED)],
  ];
  const times = {};
  const failures = {};
  await pause(rest);
  await nextFrame();
  const start = performance.now();
  for (const [id, act, expected] of jobs) {
    try {
      times[id] = await shows(() => table, act, expected);
    } catch (error) {
      failures[id] = error.message;
    }
  }
  return {times, failures, start};
}

/** Times what shows the expected rows at the top. */
const shows = (tableOf, act, expected) =>
  time(
    act,
    () => problemOf(tableOf(), expected, 3) === '',
    () => problemOf(tableOf(), expected),
  );

/** @param {number} most The rows that are read at most. */
function problemOf(table, expected, most = CHECKED) {
  const elements = table.rowElements();
  if (expected.length < CHECKED && elements.length !== expected.length)
    return `${elements.length} rows are shown`;
  for (const [place, {row, level}] of expected.slice(0, most).entries()) {
    const element = elements[place];
    if (element === undefined) return `${place} rows are shown`;
    const texts = table.cellTexts(element);
    if (TREE_FIELDS.some((field, cell) => texts[cell] !== String(row[field])))
      return `row ${place} shows ${texts.join(', ')}, not ${row.name}`;
    if (table.levelOf(element) !== level) return `row ${place} has level ${table.levelOf(element)}`;
  }
  return '';
}
