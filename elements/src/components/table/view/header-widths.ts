import type {Warn} from '../../../core/bad-input.js';
import type {Column} from '../model/table-columns.js';

/**
 * The widths of the header cells: those of the columns, or, without rows, those that the last rows gave them. They are set
 * by script, because a strict content security policy forbids `style` attributes.
 */
export class HeaderWidths {
  readonly #cells: () => Iterable<HTMLElement>;
  readonly #warn: Warn;
  #columns: readonly Column[] = [];
  #hasRows = false;
  #kept: readonly string[] | null = null;

  /** @param cells Returns the header cells of the columns, as far as they are rendered. */
  constructor(cells: () => Iterable<HTMLElement>, warn: Warn) {
    this.#cells = cells;
    this.#warn = warn;
  }

  /** Call it before each render, which may remove the rows. */
  prepare(columns: readonly Column[], hasRows: boolean): void {
    if (hasRows || columns !== this.#columns) this.#kept = null;
    else if (this.#hasRows)
      this.#kept = Array.from(this.#cells(), cell => `${cell.getBoundingClientRect().width}px`);
    this.#columns = columns;
    this.#hasRows = hasRows;
  }

  /** Call it after each render. */
  apply(): void {
    const widths = this.#kept ?? this.#columns.map(({width}) => width);
    for (const [index, {style}] of [...this.#cells()].entries()) {
      const width = widths[index] ?? '';
      style.width = width;
      if (width !== '' && style.width === '')
        this.#warn(
          "a column's width must be a CSS length or percentage, or a number of pixels; it is ignored.",
        );
    }
  }
}
