/** The suite of table features, in the page: filters and selects, and times what is shown. */
import {nextFrame, time} from './clock.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {FIELDS} from './table-data.js';

const WARM_UP_ROWS = 1000;
const PAGE_SIZE = 10;

const NUMBER = {field: 'amount', from: 250_000, to: 749_999};
const TEXT = {field: 'name', text: 'marin'};
const isInRange = row => row[NUMBER.field] >= NUMBER.from && row[NUMBER.field] <= NUMBER.to;
const hasText = row => row[TEXT.field].toLowerCase().includes(TEXT.text);
const isInHalf = row => row.id % 2 === 0;

/** @typedef {import('../contenders/table-features/contender.js').FeaturesContender} FeaturesContender */

/** @param {FeaturesContender} contender */
export function tableFeaturesBench(contender) {
  const longTasks = new LongTasks();
  return benchOfTable({
    warmUpRows: WARM_UP_ROWS,
    mount: rows => mount(contender, rows),
    runJobs,
    async measure(table, rows) {
      const jobs = await runJobs(table, rows);
      return {...jobs, times: {...jobs.times, 'longest-task': longTasks.longestSince(jobs.start)}};
    },
  });
}

async function mount(contender, rows) {
  const host = document.body.appendChild(document.createElement('div'));
  const table = await contender.mount(host, rows);
  const all = expectationOf(rows, {});
  await time(
    () => {},
    () => problemOf(table, all) === '',
  );
  return table;
}

async function runJobs(table, rows) {
  const half = rows.filter(isInHalf).map(({id}) => id);
  const none = () => false;
  const everyRow = () => true;
  const isInOtherHalf = row => !isInHalf(row);
  const jobs = [
    ['filter-number', () => table.filter({number: NUMBER}), {matches: isInRange}],
    ['filter-text', () => table.filter({text: TEXT}), {matches: hasText}],
    [
      'filter-both',
      () => table.filter({number: NUMBER, text: TEXT}),
      {matches: row => isInRange(row) && hasText(row)},
    ],
    ['clear-filters', () => table.filter({}), {}],
    ['select-all', () => table.selectAll(), {isSelected: everyRow}],
    ['select-half', () => table.select(half), {isSelected: isInHalf}],
    ['invert', () => table.invert(), {isSelected: isInOtherHalf}],
    ['filter-selected', () => table.filter({text: TEXT}), {matches: hasText, isSelected: isInOtherHalf}],
  ].map(([id, act, what]) => [id, act, expectationOf(rows, {isSelected: none, ...what})]);
  const times = {};
  const failures = {};
  await nextFrame();
  const start = performance.now();
  for (const [id, act, expected] of jobs) {
    try {
      times[id] = await time(
        act,
        () => isShown(table, expected),
        () => problemOf(table, expected),
      );
    } catch (error) {
      failures[id] = error.message;
    }
  }
  return {times, failures, start};
}

/** What the table must show, computed before the clock starts. */
function expectationOf(rows, {matches = () => true, isSelected = () => false}) {
  const found = rows.filter(matches);
  return {
    count: found.length,
    selected: rows.filter(isSelected).length,
    page: found.slice(0, PAGE_SIZE),
    isSelected,
  };
}

/** The quick check: the counts, and the first row. */
function isShown(table, {count, selected, page, isSelected}) {
  if (table.count() !== count || table.selectedCount() !== selected) return false;
  const [row] = table.rowElements();
  if (row === undefined) return page.length === 0;
  return table.cellTexts(row)[0] === String(page[0].id) && table.isSelected(row) === isSelected(page[0]);
}

/** The whole check: the counts, and all rows of the page with their checkboxes. */
function problemOf(table, {count, selected, page, isSelected}) {
  if (table.count() !== count) return `${table.count()} rows match, not ${count}`;
  if (table.selectedCount() !== selected) return `${table.selectedCount()} are selected, not ${selected}`;
  const elements = [...table.rowElements()];
  if (elements.length !== page.length) return `${elements.length} rows are shown, not ${page.length}`;
  for (const [index, element] of elements.entries()) {
    const texts = table.cellTexts(element);
    const row = page[index];
    if (FIELDS.some((field, cell) => texts[cell] !== String(row[field])))
      return `row ${index} shows ${texts.join(', ')}`;
    if (table.isSelected(element) !== isSelected(row)) return `row ${index} has the wrong checkbox`;
  }
  return '';
}
