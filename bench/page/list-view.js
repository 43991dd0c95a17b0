/** What is seen of a list of rows that scrolls: which rows are in view, and whether some are missing. */
import {nextFrame} from './clock.js';
import {FIELDS} from './table-data.js';

/** Rows may be that many pixels apart, such as by a border. */
const GAP = 2;

export class ListView {
  #rows;
  /** @type {import('../contenders/scroll/contender.js').ScrollInstance | null} */
  #table = null;
  #isWatched = false;
  /** Whether rows were missing since the last frame, before the contender knew of the movement. */
  #wasOutrun = false;
  #frames = 0;
  #empty = 0;
  #handleScroll = () => {
    this.#wasOutrun ||= !this.isCovered();
  };

  /** @param {readonly import('./table-data.js').Row[]} rows */
  constructor(rows) {
    this.#rows = rows;
  }

  /** @param {import('../contenders/scroll/contender.js').ScrollInstance} table */
  show(table) {
    this.#table = table;
  }

  get #scroller() {
    return this.#table.scroller();
  }

  get #height() {
    return this.#scroller.scrollHeight - this.#scroller.clientHeight;
  }

  /** @param {number} share 1 is the end. */
  moveTo(share) {
    this.#scroller.scrollTop = this.#height * share;
  }

  place() {
    const {left, right, top, bottom} = this.#scroller.getBoundingClientRect();
    const rest = this.#height - this.#scroller.scrollTop;
    return {x: (left + right) / 2, y: (top + bottom) / 2, rest};
  }

  /** Whether each place of the view has a row, and each row follows the one before. */
  isCovered() {
    const scroller = this.#table?.scroller();
    const header = this.#table?.header();
    if (!scroller || !header) return false;
    const {top, bottom} = this.#area(scroller, header);
    let end = top;
    let last = null;
    for (const {row, box} of this.#inView(top, bottom)) {
      const id = Number(this.#table.cellTexts(row)[0] || NaN);
      if (box.top > end + GAP || Number.isNaN(id) || (last !== null && id !== last + 1)) return false;
      end = box.bottom;
      last = id;
    }
    return last !== null && (end >= bottom - GAP || last === this.#rows.length);
  }

  /** The area in which rows are seen, without the part at its edges that a border may cover. */
  #area(scroller, header) {
    const box = scroller.getBoundingClientRect();
    const top = Math.max(box.top, header.getBoundingClientRect().bottom);
    return {top: top + GAP, bottom: box.top + scroller.clientTop + scroller.clientHeight - GAP};
  }

  /** The rows in view, from the top. */
  #inView(top, bottom) {
    return [...this.#table.rowElements()]
      .map(row => ({row, box: row.getBoundingClientRect()}))
      .filter(({box}) => box.bottom > top && box.top < bottom)
      .sort((one, other) => one.box.top - other.box.top);
  }

  /**
   * The whole check of the rows in view, and all their cells.
   * @param {{first?: number, last?: number}} place The index of the first or last row in view, if it is known.
   * @returns {string} what is wrong, or an empty text
   */
  problem({first, last}) {
    const {top, bottom} = this.#area(this.#scroller, this.#table.header());
    const shown = this.#inView(top, bottom).map(({row}) => this.#table.cellTexts(row));
    const start = Number(shown[0]?.[0]) - 1;
    if (first !== undefined && start !== first) return `row ${start} is the first one`;
    if (last !== undefined && start + shown.length - 1 !== last)
      return `row ${start} is the first one at the end`;
    for (const [place, texts] of shown.entries()) {
      const row = this.#rows[start + place];
      if (!row || FIELDS.some((field, cell) => texts[cell] !== String(row[field])))
        return `row ${start + place} shows ${texts.join(', ')}`;
    }
    return '';
  }

  /** Starts to count frames in which rows are missing. */
  start() {
    this.#frames = 0;
    this.#empty = 0;
  }

  /** Counts a frame that was drawn. */
  count() {
    this.#frames += 1;
    if (this.#wasOutrun || !this.isCovered()) this.#empty += 1;
    this.#wasOutrun = false;
  }

  /** Counts each frame until the end, also if the browser scrolls to rows before the contender knows of it. */
  async watch() {
    this.start();
    this.#isWatched = true;
    // Before the listeners of the contender.
    this.#scroller.addEventListener('scroll', this.#handleScroll, {capture: true, passive: true});
    while (this.#isWatched) {
      await nextFrame();
      this.count();
    }
  }

  /** Returns the share of frames in which rows were missing, as a percentage. */
  end() {
    this.#isWatched = false;
    this.#scroller.removeEventListener('scroll', this.#handleScroll, {capture: true});
    return (this.#empty / this.#frames) * 100;
  }
}
