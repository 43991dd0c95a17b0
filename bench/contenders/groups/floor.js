/** The floor: a Map of groups with their sums, and the same lines, written by hand for exactly this job. */
import '../table/floor/table.css';
import {GROUP_COLUMNS, GROUP_FIELD, SUM_FIELD} from '../../page/group-data.js';
import {element} from '../shared/element.js';
import {linesOf} from './contender.js';

const PAGE_SIZE = 10;
const LABEL_SPAN = GROUP_COLUMNS.findIndex(({field}) => field === SUM_FIELD);

class FloorGroups {
  body = element('tbody');
  #rows;
  /** @type {{name: string, rows: object[], sum: number, isOpen: boolean}[] | null} */
  #groups = null;

  constructor(host, rows) {
    this.#rows = rows;
    const heads = GROUP_COLUMNS.map(({label}) => element('th', {textContent: label}));
    host.append(
      element('table', {className: 'floor'}, element('thead', {}, element('tr', {}, ...heads)), this.body),
    );
    this.body.addEventListener('click', ({target}) => {
      const group = this.#groups[target.closest('tr').dataset.group];
      group.isOpen = !group.isOpen;
      this.#render();
    });
    this.#render();
  }

  group() {
    const groups = new Map();
    for (const row of this.#rows) {
      const name = row[GROUP_FIELD];
      let group = groups.get(name);
      if (group === undefined) groups.set(name, (group = {name, rows: [], sum: 0, isOpen: false}));
      group.rows.push(row);
      group.sum += row[SUM_FIELD];
    }
    this.#groups = [...groups.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
    this.#render();
  }

  ungroup() {
    this.#groups = null;
    this.#render();
  }

  #render() {
    this.body.replaceChildren(...this.#lines());
  }

  #lines() {
    if (this.#groups === null) return this.#rows.slice(0, PAGE_SIZE).map(newRow);
    const lines = [];
    for (const [index, group] of this.#groups.entries()) {
      if (lines.length >= PAGE_SIZE) break;
      lines.push(newHeader(group, index));
      if (group.isOpen) lines.push(...group.rows.slice(0, PAGE_SIZE - lines.length).map(newRow));
    }
    return lines;
  }
}

const newRow = row =>
  element('tr', {}, ...GROUP_COLUMNS.map(({field}) => element('td', {textContent: row[field]})));

function newHeader({name, rows, sum}, index) {
  const toggle = element('button', {type: 'button', textContent: name});
  const label = element('th', {colSpan: LABEL_SPAN}, toggle, ` (${rows.length})`);
  const header = element('tr', {}, label, element('td', {textContent: sum}), element('td'));
  header.dataset.group = index;
  return header;
}

/** @type {import('./contender.js').GroupsContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const table = new FloorGroups(host, rows);
    return {
      lines: () => linesOf(table.body.rows, '[data-group]'),
      group: () => table.group(),
      ungroup: () => table.ungroup(),
      toggle: () => table.body.querySelector('button').click(),
      destroy: () => host.remove(),
    };
  },
};
