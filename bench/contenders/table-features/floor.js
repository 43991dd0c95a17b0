/** The floor: filters and a selection by key, written by hand for exactly this job. */
import '../table/floor/table.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {lastNumber} from '../table/contender.js';
import {textsAfterCheckbox} from './contender.js';

const PAGE_SIZE = 10;

class FloorFeatures {
  #rows;
  /** The rows that match; null for all. */
  #found = null;
  /** The keys of the selected rows, which stay when rows are loaded again. */
  #selected = new Set();
  #lines;
  all = element('input', {type: 'checkbox', ariaLabel: 'Select all'});
  body = element('tbody');
  info = element('div');
  bar = element('div');

  constructor(host, rows) {
    this.#rows = rows;
    const heads = COLUMNS.map(({label}) => element('th', {textContent: label}));
    const head = element('tr', {}, element('td', {}, this.all), ...heads);
    this.#lines = Array.from({length: PAGE_SIZE}, newLine);
    this.all.addEventListener('click', () => this.#select(new Set((this.#found ?? rows).map(({id}) => id))));
    this.#show();
    host.append(
      this.bar,
      element('table', {className: 'floor'}, element('thead', {}, head), this.body),
      this.info,
    );
  }

  filter({number, text}) {
    if (number === undefined && text === undefined) this.#found = null;
    else {
      const needle = text?.text.toLowerCase();
      this.#found = this.#rows.filter(
        row =>
          (number === undefined || (row[number.field] >= number.from && row[number.field] <= number.to)) &&
          (text === undefined || row[text.field].toLowerCase().includes(needle)),
      );
    }
    this.#show();
  }

  select(keys) {
    this.#select(new Set(keys));
  }

  invert() {
    const inverted = new Set();
    for (const {id} of this.#rows) if (!this.#selected.has(id)) inverted.add(id);
    this.#select(inverted);
  }

  #select(selected) {
    this.#selected = selected;
    this.#show();
  }

  #show() {
    const found = this.#found ?? this.#rows;
    const shown = found.slice(0, PAGE_SIZE);
    shown.forEach((row, at) => {
      const {checkbox, texts} = this.#lines[at];
      checkbox.checked = this.#selected.has(row.id);
      FIELDS.forEach((field, cell) => (texts[cell].data = row[field]));
    });
    this.body.replaceChildren(...this.#lines.slice(0, shown.length).map(({line}) => line));
    this.info.textContent = `1 - ${shown.length} out of ${found.length}`;
    this.bar.textContent = `${this.#selected.size} selected`;
  }
}

function newLine() {
  const checkbox = element('input', {type: 'checkbox'});
  const texts = FIELDS.map(() => document.createTextNode(''));
  const cells = texts.map(text => element('td', {}, text));
  return {line: element('tr', {}, element('td', {}, checkbox), ...cells), checkbox, texts};
}

/** @type {import('./contender.js').FeaturesContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const table = new FloorFeatures(host, rows);
    return {
      count: () => lastNumber(table.info.textContent),
      selectedCount: () => lastNumber(table.bar.textContent),
      rowElements: () => table.body.rows,
      cellTexts: textsAfterCheckbox,
      isSelected: row => row.querySelector('input').checked,
      filter: filters => table.filter(filters),
      selectAll: () => table.all.click(),
      select: keys => table.select(keys),
      invert: () => table.invert(),
      destroy: () => host.remove(),
    };
  },
};
