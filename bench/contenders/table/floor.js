/** The floor: the same table, written by hand for exactly this job. */
import './floor/table.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {choose, lastNumber, textsOfCells, type} from './contender.js';
import {RowIndex} from './floor/row-index.js';

const SIZES = [10, 20, 50, 100, 1000];

class FloorTable {
  #rows;
  #index;
  #found = null;
  #sort = null;
  #page = 1;
  #size = 10;
  search = element('input', {type: 'search', ariaLabel: 'Search'});
  buttons = COLUMNS.map(({label}) => element('button', {type: 'button', textContent: label}));
  body = element('tbody');
  info = element('div');
  next = element('button', {type: 'button', textContent: 'Next'});
  #previous = element('button', {type: 'button', textContent: 'Previous'});
  size = element('select', {ariaLabel: 'Rows'}, ...SIZES.map(size => element('option', {}, String(size))));

  constructor(host, rows) {
    this.#rows = rows;
    const head = element('tr', {}, ...this.buttons.map(button => element('th', {}, button)));
    const table = element('table', {className: 'floor'}, element('thead', {}, head), this.body);
    this.#render();
    host.append(this.search, table, this.size, this.info, this.#previous, this.next);
    this.#listen();
    this.#index = new RowIndex(rows);
  }

  #listen() {
    this.search.addEventListener('input', () => {
      this.#found = this.search.value === '' ? null : this.#index.search(this.search.value);
      this.#show(1);
    });
    this.size.addEventListener('change', () => {
      this.#size = Number(this.size.value);
      this.#show(1);
    });
    this.next.addEventListener('click', () => this.#show(this.#page + 1));
    this.#previous.addEventListener('click', () => this.#show(this.#page - 1));
    this.buttons.forEach((button, index) => button.addEventListener('click', () => this.#sortBy(index)));
  }

  #sortBy(index) {
    const {field, isNumber} = COLUMNS[index];
    const isDescending = this.#sort?.field === field && !this.#sort.isDescending;
    this.#sort = {field, isDescending, order: this.#index.order(field, isNumber)};
    this.buttons.forEach((button, at) => {
      button.parentElement.ariaSort = at === index ? (isDescending ? 'descending' : 'ascending') : null;
    });
    this.#show(1);
  }

  #show(page) {
    this.#page = page;
    this.#render();
  }

  #render() {
    const count = this.#found?.count ?? this.#rows.length;
    const start = (this.#page - 1) * this.#size;
    const indices = this.#indices(start, Math.min(this.#size, count - start));
    this.#renderRows(indices);
    this.info.textContent = `${start + 1} - ${start + indices.length} out of ${count}`;
    this.#previous.disabled = this.#page === 1;
    this.next.disabled = start + indices.length >= count;
  }

  /** Returns the indices of the rows of a page. */
  #indices(start, length) {
    const {order, isDescending} = this.#sort ?? {};
    const last = this.#rows.length - 1;
    const at = place => (order ? order[isDescending ? last - place : place] : place);
    if (this.#found === null) return Array.from({length}, (_, place) => at(start + place));
    const indices = [];
    for (let place = 0, seen = 0; indices.length < length; place += 1) {
      const index = at(place);
      if (this.#found.marks[index] === 1 && seen++ >= start) indices.push(index);
    }
    return indices;
  }

  /** Reuses the rows of the last page, and changes the text of their cells. */
  #renderRows(indices) {
    const {body} = this;
    while (body.rows.length > indices.length) body.lastChild.remove();
    const missing = Array.from({length: indices.length - body.rows.length}, newRow);
    const shown = [...body.rows, ...missing];
    indices.forEach((index, at) => {
      const row = this.#rows[index];
      let cell = shown[at].firstChild;
      for (const field of FIELDS) {
        cell.firstChild.data = row[field];
        cell = cell.nextSibling;
      }
    });
    body.append(...missing);
  }
}

function newRow() {
  const row = document.createElement('tr');
  FIELDS.forEach(() => row.appendChild(document.createElement('td')).append(''));
  return row;
}

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const table = new FloorTable(host, rows);
    return {
      count: () => lastNumber(table.info.textContent),
      rowElements: () => table.body.rows,
      cellTexts: textsOfCells,
      search: text => type(table.search, text),
      sort: field => table.buttons[FIELDS.indexOf(field)].click(),
      nextPage: () => table.next.click(),
      setPageSize: size => choose(table.size, String(size)),
      destroy: () => host.remove(),
    };
  },
};
