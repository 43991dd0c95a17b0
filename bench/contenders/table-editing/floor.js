/** A table written by hand for exactly this job. */
import '../table/floor/table.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {textsOfCells} from '../table/contender.js';
import {childOf, pasteInto} from './contender.js';

const PAGE_SIZE = 10;

class FloorEditing {
  rows;
  body = element('tbody');
  #input = element('input');
  /** The cell that is edited. */
  #edited = null;

  constructor(host, rows) {
    // Edits change the rows.
    this.rows = rows.map(row => ({...row}));
    const heads = COLUMNS.map(({label}) => element('th', {textContent: label}));
    const lines = this.rows.slice(0, PAGE_SIZE).map(row => {
      const cells = FIELDS.map(field => element('td', {textContent: row[field], tabIndex: -1}));
      return element('tr', {}, ...cells);
    });
    this.body.append(...lines);
    this.body.addEventListener('dblclick', ({target}) => this.#start(target.closest('td')));
    this.body.addEventListener('paste', event => this.#paste(event));
    this.#input.addEventListener('keydown', ({key}) => key === 'Enter' && this.#commit());
    host.append(
      element('table', {className: 'floor'}, element('thead', {}, element('tr', {}, ...heads)), this.body),
    );
  }

  change(changes) {
    for (const {id, ...values} of changes) {
      Object.assign(this.rows[id - 1], values);
      this.#show(id - 1, Object.keys(values));
    }
  }

  #show(index, fields) {
    const line = this.body.rows[index];
    if (line === undefined) return;
    for (const field of fields) childOf(line, field).textContent = this.rows[index][field];
  }

  #start(cell) {
    this.#edited = cell;
    this.#input.value = cell.textContent;
    cell.replaceChildren(this.#input);
    this.#input.focus();
  }

  #commit() {
    const cell = this.#edited;
    this.rows[cell.parentElement.sectionRowIndex][FIELDS[cell.cellIndex]] = this.#input.value;
    cell.textContent = this.#input.value;
    cell.focus();
  }

  #paste({target, clipboardData}) {
    const cell = target.closest('td');
    const {sectionRowIndex} = cell.parentElement;
    for (const [offset, line] of clipboardData.getData('text/plain').split('\n').entries()) {
      const texts = line.split('\t');
      const fields = FIELDS.slice(cell.cellIndex, cell.cellIndex + texts.length);
      const index = sectionRowIndex + offset;
      fields.forEach((field, at) => (this.rows[index][field] = texts[at]));
      this.#show(index, fields);
    }
  }
}

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const table = new FloorEditing(host, rows);
    return {
      rowElements: () => table.body.rows,
      cellTexts: textsOfCells,
      cell: childOf,
      rowOf: id => table.rows[id - 1],
      paste: text => pasteInto(childOf(table.body.rows[0], 'name'), text),
      change: changes => table.change(changes),
      destroy: () => host.remove(),
    };
  },
};
