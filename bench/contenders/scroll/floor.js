/** The floor: rows of one height in a ring of elements, written by hand for exactly this job. */
import './floor/scroll.css';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {textsOfCells} from '../table/contender.js';
import {HEIGHT, ROW_HEIGHT} from './contender.js';

/** The rows on each side of those in view. */
const BESIDE = 10;
const COUNT = Math.ceil(HEIGHT / ROW_HEIGHT) + 2 * BESIDE;

/** Each row has the element at its index modulo their number, so that a row that stays is not written again. */
class FloorList {
  #rows;
  #lines;
  #indexes;
  head = element('thead');
  body = element('tbody');
  scroller = element('div', {className: 'scroll-floor', tabIndex: 0});

  constructor(host, rows) {
    this.#rows = rows;
    this.#lines = Array.from({length: Math.min(COUNT, rows.length)}, newRow);
    this.#indexes = this.#lines.map(() => -1);
    this.head.append(element('tr', {}, ...COLUMNS.map(({label}) => element('th', {textContent: label}))));
    this.body.style.height = `${rows.length * ROW_HEIGHT}px`;
    this.body.append(...this.#lines);
    this.scroller.append(element('table', {}, this.head, this.body));
    this.scroller.addEventListener('scroll', () => this.#render(), {passive: true});
    this.#render();
    host.append(this.scroller);
  }

  #render() {
    const {length} = this.#lines;
    const inView = Math.floor(this.scroller.scrollTop / ROW_HEIGHT);
    const first = Math.max(0, Math.min(inView - BESIDE, this.#rows.length - length));
    for (let index = first; index < first + length; index += 1) {
      const place = index % length;
      if (this.#indexes[place] === index) continue;
      this.#indexes[place] = index;
      const line = this.#lines[place];
      line.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
      let cell = line.firstChild;
      for (const field of FIELDS) {
        cell.firstChild.data = this.#rows[index][field];
        cell = cell.nextSibling;
      }
    }
  }
}

function newRow() {
  const row = document.createElement('tr');
  FIELDS.forEach(() => row.appendChild(document.createElement('td')).append(''));
  return row;
}

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'Floor (hand-written DOM)',
  note: 'All rows have one height, which is known.',
  mount(host, rows) {
    const list = new FloorList(host, rows);
    return {
      scroller: () => list.scroller,
      header: () => list.head,
      rowElements: () => list.body.rows,
      cellTexts: textsOfCells,
      destroy: () => host.remove(),
    };
  },
};
