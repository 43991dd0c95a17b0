/** The floor: a page of rows and a selection by key, written by hand for exactly this job. */
import '../table/floor/table.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {lastNumber} from '../table/contender.js';
import {textsAfterCheckbox} from '../table-features/contender.js';

class FloorPage {
  #selected = new Set();
  #keys;
  #boxes = [];
  body = element('tbody');
  bar = element('div');
  all = element('input', {type: 'checkbox', ariaLabel: 'Select all'});

  constructor(host, rows) {
    this.#keys = rows.map(({id}) => id);
    const heads = COLUMNS.map(({label}) => element('th', {textContent: label}));
    this.body.append(...rows.map(row => this.#line(row)));
    this.body.addEventListener('click', ({target}) => this.#toggle(this.#boxes.indexOf(target)));
    this.all.addEventListener('click', () => this.#select(new Set(this.all.checked ? this.#keys : [])));
    host.append(
      this.bar,
      element(
        'table',
        {className: 'floor'},
        element('thead', {}, element('tr', {}, element('td', {}, this.all), ...heads)),
        this.body,
      ),
    );
  }

  invert() {
    this.#select(new Set(this.#keys.filter(key => !this.#selected.has(key))));
  }

  #line(row) {
    const box = element('input', {type: 'checkbox'});
    this.#boxes.push(box);
    const cells = FIELDS.map(field => element('td', {textContent: row[field]}));
    return element('tr', {}, element('td', {}, box), ...cells);
  }

  #toggle(index) {
    const key = this.#keys[index];
    if (key === undefined) return;
    if (!this.#selected.delete(key)) this.#selected.add(key);
    this.#showCount();
  }

  #select(selected) {
    this.#selected = selected;
    this.#boxes.forEach((box, index) => (box.checked = selected.has(this.#keys[index])));
    this.#showCount();
  }

  #showCount() {
    this.bar.textContent = `${this.#selected.size} selected`;
  }
}

/** @type {import('./contender.js').LongPageContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const table = new FloorPage(host, rows);
    return {
      rowElements: () => table.body.rows,
      cellTexts: textsAfterCheckbox,
      isSelected: row => row.querySelector('input').checked,
      selectedCount: () => lastNumber(table.bar.textContent),
      toggle: index => table.body.rows[index].querySelector('input').click(),
      togglePage: () => table.all.click(),
      invert: () => table.invert(),
      destroy: () => host.remove(),
    };
  },
};
