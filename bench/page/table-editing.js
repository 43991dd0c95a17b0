/** The suite of table editing, in the page: edits cells, pastes, changes rows by key, and times what is shown. */
import {pause, time} from './clock.js';
import {deepActiveElement} from './composed.js';
import {pressKey} from './keys.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {FIELDS} from './table-data.js';
import {type} from '../contenders/table/contender.js';

const WARM_UP_ROWS = 3000;
const PAGE_SIZE = 10;

/** How many edits follow one another. */
const EDITS = 100;
/** From one edited row to the next, because Enter also moves the focus to the row below. */
const STEP = 3;
/** The fields that are edited in turn, each in all rows of the page. */
const EDITED = ['name', 'city'];

/** The 10,000 cells that are pasted. */
const PASTED = {rows: 2500, fields: ['name', 'city', 'team', 'amount']};

/** How many rows change together. */
const CHANGES = 1000;
/** A stream of 1,000 changes in a second: so many every so many milliseconds. */
const STREAM = {steps: 50, changes: 20, pause: 20};

/** @typedef {import('../contenders/table-editing/contender.js').EditingContender} EditingContender */

/** @param {EditingContender} contender */
export function tableEditingBench(contender) {
  const {missing = {}} = contender;
  const longTasks = new LongTasks();
  return benchOfTable({
    warmUpRows: WARM_UP_ROWS,
    mount: rows => mount(contender, rows),
    runJobs: (table, rows) => runJobs(table, rows, missing, longTasks),
    measure: (table, rows) => runJobs(table, rows, missing, longTasks),
  });
}

async function mount(contender, rows) {
  const host = document.body.appendChild(document.createElement('div'));
  const table = await contender.mount(host, rows);
  await time(
    () => {},
    () => table.rowElements().length === PAGE_SIZE,
    () => problemOf(table, rows, rows),
  );
  return table;
}

async function runJobs(table, given, missing, longTasks) {
  /** What the table must have. */
  const rows = given.map(row => ({...row}));
  const times = {};
  const failures = {};
  const run = async (id, act) => {
    if (id in missing) return;
    try {
      times[id] = await act();
    } catch (error) {
      failures[id] = error.message;
    }
  };
  await run('start', () => timeStart(table, rows, 0, 'name'));
  await run('commit', () => timeCommit(table, rows, 0, 'name', 'Edited first'));
  await run('edits', () => timeEdits(table, rows));
  await run('paste', () => timePaste(table, rows));
  await run('changes', () => timeChanges(table, rows, list => table.change(list)));
  await run('calls', () =>
    timeChanges(table, rows, list => {
      for (const change of list) table.change([change]);
    }),
  );
  await run('stream', () => longestTaskOfStream(table, rows, longTasks));
  return {times, failures};
}

/** The focused editor of a cell, or null. */
function editor() {
  const focused = deepActiveElement();
  return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
}

/** Starts the edit of a cell, like a user with two quick clicks. */
function startEdit(table, index, field) {
  const cell = table.cell(table.rowElements()[index], field);
  const options = {bubbles: true, composed: true, cancelable: true, view: window};
  for (const detail of [1, 2]) {
    for (const name of ['pointerdown', 'pointerup']) cell.dispatchEvent(new PointerEvent(name, options));
    for (const name of ['mousedown', 'mouseup', 'click'])
      cell.dispatchEvent(new MouseEvent(name, {...options, detail}));
  }
  cell.dispatchEvent(new MouseEvent('dblclick', {...options, detail: 2}));
}

function commit(text) {
  const input = editor();
  type(input, text);
  pressKey(input, 'Enter');
}

const isEditing = (row, field) => editor()?.value === String(row[field]);

const isShown = (table, index, field, text) =>
  table.cellTexts(table.rowElements()[index])[FIELDS.indexOf(field)] === text;

const timeStart = (table, rows, index, field) =>
  time(
    () => startEdit(table, index, field),
    () => isEditing(rows[index], field),
  );

function timeCommit(table, rows, index, field, text) {
  rows[index][field] = text;
  return time(
    () => commit(text),
    () => isShown(table, index, field, text),
    () => problemOf(table, rows, [rows[index]]),
  );
}

/** Edits cells one after the other, with a frame between. */
async function timeEdits(table, rows) {
  let sum = 0;
  for (let count = 0; count < EDITS; count += 1) {
    const index = (count * STEP) % PAGE_SIZE;
    const field = EDITED[Math.floor(count / PAGE_SIZE) % EDITED.length];
    sum += await timeStart(table, rows, index, field);
    sum += await timeCommit(table, rows, index, field, `Edit ${count}`);
  }
  return sum;
}

function timePaste(table, rows) {
  const lines = rows.slice(0, PASTED.rows);
  for (const [index, row] of lines.entries())
    Object.assign(row, {
      name: `Pasted ${index}`,
      city: `Place ${index}`,
      team: `Team ${index}`,
      amount: index,
    });
  const text = lines.map(row => PASTED.fields.map(field => row[field]).join('\t')).join('\n');
  return time(
    () => table.paste(text),
    () => isShown(table, PAGE_SIZE - 1, 'team', lines[PAGE_SIZE - 1].team),
    () => problemOf(table, rows, lines),
  );
}

/** Returns changes of rows all over the table and on its page, and applies them to what is expected. */
function nextChanges(rows, count) {
  const step = rows.length / count;
  changed += 1;
  return Array.from({length: count}, (_, index) => {
    const row = rows[index < PAGE_SIZE / 2 ? index : Math.floor(index * step)];
    const change = {id: row.id, city: `City ${changed}`, amount: changed * 1000 + index};
    Object.assign(row, change);
    return change;
  });
}

let changed = 0;

function timeChanges(table, rows, apply) {
  const changes = nextChanges(rows, CHANGES);
  return time(
    () => apply(changes),
    () => isShown(table, 0, 'amount', String(rows[0].amount)),
    () => problemOf(table, rows, changes),
  );
}

/** Changes rows for a second, and returns how long the longest task was. */
async function longestTaskOfStream(table, rows, longTasks) {
  const start = performance.now();
  let last = [];
  for (let step = 0; step < STREAM.steps; step += 1) {
    last = nextChanges(rows, STREAM.changes);
    table.change(last);
    await pause(STREAM.pause);
  }
  await time(
    () => {},
    () => isShown(table, 0, 'amount', String(rows[0].amount)),
    () => problemOf(table, rows, last),
  );
  return longTasks.longestSince(start);
}

/** The whole check: all cells of the page, and what the app reads of rows that have changed. */
function problemOf(table, rows, changedRows) {
  const elements = [...table.rowElements()];
  if (elements.length !== PAGE_SIZE) return `${elements.length} rows are shown, not ${PAGE_SIZE}`;
  const isSame = (row, textOf) => FIELDS.every(field => textOf(field) === String(row[field]));
  for (const [index, element] of elements.entries()) {
    const texts = table.cellTexts(element);
    if (!isSame(rows[index], field => texts[FIELDS.indexOf(field)]))
      return `row ${index} shows ${texts.join(', ')}`;
  }
  for (const {id} of changedRows) {
    const row = table.rowOf(id);
    if (!isSame(rows[id - 1], field => String(row?.[field]))) return `row ${id} is ${JSON.stringify(row)}`;
  }
  return '';
}
