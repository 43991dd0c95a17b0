/** The groups suite, in the page: groups rows, opens a group, and times what is shown. */
import {nextFrame, pause, time} from './clock.js';
import {GROUP_FIELD, makeGroupedRows, SUM_FIELD} from './group-data.js';
import {LongTasks} from './long-tasks.js';
import {benchOfTable} from './table-bench.js';
import {FIELDS} from './table-data.js';

const WARM_UP_ROWS = 2000;
const PAGE_SIZE = 10;

/** Milliseconds that a user needs to ask for groups, which contenders can use to prepare. */
const PAUSE = 500;

/** The lines that are checked of an open group: some contenders count its header as a row of the page. */
const CHECKED = PAGE_SIZE - 1;

/** @typedef {import('../contenders/groups/contender.js').GroupsContender} GroupsContender */

/** @param {GroupsContender} contender */
export function groupsBench(contender) {
  const longTasks = new LongTasks();
  return benchOfTable({
    makeRows: makeGroupedRows,
    warmUpRows: WARM_UP_ROWS,
    mount: rows => mount(contender, rows),
    runJobs,
    async measure(table, rows) {
      await pause(PAUSE);
      const {times, failures, start} = await runJobs(table, rows);
      return {times: {...times, 'longest-task': longTasks.longestSince(start)}, failures};
    },
  });
}

async function mount(contender, rows) {
  const host = document.body.appendChild(document.createElement('div'));
  const table = await contender.mount(host, rows);
  await shows(table, () => {}, rows.slice(0, CHECKED).map(rowLine));
  return table;
}

async function runJobs(table, rows) {
  const groups = groupsOf(rows);
  const [first] = groups;
  const plain = rows.slice(0, CHECKED).map(rowLine);
  const closed = groups.slice(0, CHECKED).map(groupLine);
  const open = [groupLine(first), ...first.rows.map(rowLine)].slice(0, CHECKED);
  const jobs = [
    ['group', () => table.group(), closed],
    ['open', () => table.toggle(), open],
    ['close', () => table.toggle(), closed],
    ['ungroup', () => table.ungroup(), plain],
    ['again', () => table.group(), closed],
  ];
  const times = {};
  const failures = {};
  await nextFrame();
  const start = performance.now();
  for (const [id, act, expected] of jobs) {
    try {
      times[id] = await shows(table, act, expected);
    } catch (error) {
      failures[id] = error.message;
    }
  }
  return {times, failures, start};
}

/** What is expected, computed before the clock starts. */
function groupsOf(rows) {
  const groups = new Map();
  for (const row of rows) {
    const name = row[GROUP_FIELD];
    const group = groups.get(name) ?? {name, rows: [], sum: 0};
    groups.set(name, group);
    group.rows.push(row);
    group.sum += row[SUM_FIELD];
  }
  return [...groups.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const groupLine = ({name, rows, sum}) => ({isGroup: true, texts: [name, String(rows.length), String(sum)]});
const rowLine = row => ({isGroup: false, texts: FIELDS.map(field => String(row[field]))});

/** Times what shows the expected lines at the top. */
const shows = (table, act, expected) =>
  time(
    act,
    () => problemOf(table, expected, 2) === '',
    () => problemOf(table, expected),
  );

/** @param {number} most The lines that are read at most. */
function problemOf(table, expected, most = CHECKED) {
  const lines = table.lines();
  if (expected.length < CHECKED && lines.length !== expected.length) return `${lines.length} lines are shown`;
  for (const [place, {isGroup, texts}] of expected.slice(0, most).entries()) {
    const line = lines[place];
    if (line === undefined) return `${place} lines are shown`;
    const shown = line.texts;
    if (line.isGroup !== isGroup || texts.some(text => !hasText(shown, text)))
      return `line ${place} shows ${shown.join(', ')}, not ${texts.join(', ')}`;
  }
  return '';
}

/** Whether a text is shown as a whole, such as a number between parentheses. */
const hasText = (shown, text) =>
  shown.some(part => part === text || new RegExp(`(^|\\W)${text}(\\W|$)`).test(part));
