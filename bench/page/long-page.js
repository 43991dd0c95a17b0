/** The suite of a long page, in the page: selects rows, scrolls, and times what is shown. */
import {nextFrame, time} from './clock.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {FIELDS} from './table-data.js';

const WARM_UP_ROWS = 300;

/** The row that is selected alone, so that inverting the selection changes all rows. */
const ONE = 2;

/** @typedef {import('../contenders/long-page/contender.js').LongPageContender} LongPageContender */

/** @param {LongPageContender} contender */
export function longPageBench(contender) {
  const longTasks = new LongTasks();
  return benchOfTable({
    warmUpRows: WARM_UP_ROWS,
    mount: rows => mount(contender, rows),
    runJobs,
    async measure(table, rows) {
      const {times, failures} = await runJobs(table, rows);
      const start = performance.now();
      times.scroll = await longestFrame();
      times['longest-task'] = longTasks.longestSince(start);
      return {times, failures};
    },
  });
}

async function mount(contender, rows) {
  const host = document.body.appendChild(document.createElement('div'));
  const table = await contender.mount(host, rows);
  await time(
    () => {},
    () => table.rowElements().length === rows.length,
    () => problemOf(table, rows, () => false),
  );
  return table;
}

async function runJobs(table, rows) {
  const jobs = [
    ['select-one', () => table.toggle(ONE), index => index === ONE],
    ['invert', () => table.invert(), index => index !== ONE],
    ['select-page', () => table.togglePage(), () => true],
  ];
  const times = {};
  const failures = {};
  for (const [id, act, isSelected] of jobs) {
    const count = rows.filter((_, index) => isSelected(index)).length;
    try {
      times[id] = await time(
        act,
        () => table.selectedCount() === count && table.isSelected(table.rowElements()[0]) === isSelected(0),
        () => problemOf(table, rows, isSelected),
      );
    } catch (error) {
      failures[id] = error.message;
    }
  }
  return {times, failures};
}

/** The whole check: the first and last cells of all rows, and their checkboxes. */
function problemOf(table, rows, isSelected) {
  const elements = table.rowElements();
  if (elements.length !== rows.length) return `${elements.length} rows are shown, not ${rows.length}`;
  for (const [index, row] of rows.entries()) {
    const texts = table.cellTexts(elements[index]);
    if (FIELDS.some((field, cell) => texts[cell] !== String(row[field])))
      return `row ${index} shows ${texts.join(', ')}`;
    if (table.isSelected(elements[index]) !== isSelected(index)) return `row ${index} has the wrong checkbox`;
  }
  return '';
}

/** Scrolls through the document, a screen in each frame, and returns how long the longest frame took. */
async function longestFrame() {
  const {documentElement} = document;
  let longest = 0;
  scrollTo(0, 0);
  await nextFrame();
  let last = performance.now();
  for (let top = 0; top + innerHeight < documentElement.scrollHeight;) {
    top += innerHeight;
    scrollTo(0, top);
    await nextFrame();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}
