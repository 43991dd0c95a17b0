/** The floor: a list of the open rows, of which ten are shown, written by hand for exactly this job. */
import '../table/floor/table.css';
import {COLUMNS} from '../../page/table-data.js';
import {filterTree, TREE_FIELDS} from '../../page/tree-data.js';
import {element} from '../shared/element.js';
import {textsOfCells} from '../table/contender.js';

const PAGE_SIZE = 10;
const LABELS = TREE_FIELDS.map(name => COLUMNS.find(({field}) => field === name).label);

class FloorTree {
  body = element('tbody');
  info = element('p');
  #rows;
  #all;
  /** @type {Set<number>} */
  #open = new Set();

  constructor(host, rows) {
    this.#rows = this.#all = rows;
    const heads = LABELS.map(textContent => element('th', {textContent}));
    const table = element('table', {className: 'floor'}, element('thead', {}, element('tr', {}, ...heads)));
    table.append(this.body);
    host.append(table, this.info);
    this.body.addEventListener('click', ({target}) => {
      const id = Number(target.dataset.id);
      if (!this.#open.delete(id)) this.#open.add(id);
      this.#render();
    });
    this.#render();
  }

  openAll(rows = this.#rows) {
    const add = ({id, children}) => {
      if (!children) return;
      this.#open.add(id);
      children.forEach(add);
    };
    rows.forEach(add);
    this.#render();
  }

  closeAll() {
    this.#open.clear();
    this.#render();
  }

  search() {
    this.#rows = filterTree(this.#all);
    this.openAll();
  }

  #render() {
    const lines = [];
    let count = 0;
    const add = (row, level) => {
      count += 1;
      if (count <= PAGE_SIZE) lines.push(newLine(row, level));
      if (this.#open.has(row.id)) for (const child of row.children) add(child, level + 1);
    };
    for (const row of this.#rows) add(row, 0);
    this.body.replaceChildren(...lines);
    this.info.textContent = `1 - ${lines.length} out of ${count}`;
  }
}

function newLine(row, level) {
  const cells = TREE_FIELDS.map(field => element('td', {textContent: row[field]}));
  const line = element('tr', {ariaLevel: level + 1}, ...cells);
  cells[0].style.paddingInlineStart = `${level * 20}px`;
  if (row.children) {
    const toggle = element('button', {type: 'button', ariaLabel: 'Rows below'});
    toggle.dataset.id = row.id;
    cells[0].prepend(toggle);
  }
  return line;
}

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, rows) {
    const tree = new FloorTree(host, rows);
    return {
      rowElements: () => tree.body.children,
      cellTexts: textsOfCells,
      levelOf: row => Number(row.ariaLevel) - 1,
      toggle: () => tree.body.querySelector('button').click(),
      openAll: () => tree.openAll(),
      closeAll: () => tree.closeAll(),
      search: () => tree.search(),
      destroy: () => host.remove(),
    };
  },
};
