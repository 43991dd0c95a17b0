import {isSameList} from '../../../core/is-same-list.js';
import type {Page} from './page-source.js';
import {readCell, type TableRow} from '../../../core/table/index.js';
import {cellContent, type CellContent, type CellRenderer, type SlottedCell} from './cell-content.js';
import {UNLOADED_ROW} from './unloaded-row.js';
import {spacedNames, type Column} from './table-columns.js';
import type {Warn} from '../../../core/bad-input.js';

/** A cell of the visible page. */
export interface BodyCell {
  readonly content: CellContent;
  /** Name of the slot for content that is not text; empty for text. */
  readonly slotName: string;
  /** Class and `part` names of the cell and its column. */
  readonly names: string;
}

/** The visible page, ready for the template. */
export interface TableBody {
  readonly rows: readonly (readonly BodyCell[])[];
  /** For each column, whether all values are numbers, which are then end-aligned. */
  readonly areNumbers: readonly boolean[];
  /** The cells whose content is not text. */
  readonly slotted: readonly SlottedCell[];
  /** Where the rows are in a list without pages. */
  readonly indexes?: readonly number[] | undefined;
}

/** Finds the cells of a row, by its place on the page, that shows the same as before. */
type KeptCells = (place: number) => readonly BodyCell[] | undefined;

interface BodyOptions {
  readonly cellRenderer: CellRenderer | null;
  readonly warn: Warn;
  readonly kept: KeptCells | null;
  /** For each column, whether its values are numbers; null if the rows decide. */
  readonly areNumbers: readonly boolean[] | null;
}

/** Reads the visible page and calls the columns' `render`, but only after a change. */
export class BodyReader {
  readonly #warn: Warn;
  #body: TableBody = EMPTY_BODY;
  #source: readonly [Page | null, readonly Column[], CellRenderer | null] = [null, [], null];

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  read(page: Page | null, columns: readonly Column[], cellRenderer: CellRenderer | null): TableBody {
    const source = [page, columns, cellRenderer] as const;
    if (!isSameList(source, this.#source)) {
      const [last, ...settings] = this.#source;
      const areSameColumns = columns === settings[0];
      const isSameLook = isSameList([columns, cellRenderer], settings);
      const isScrolled = isSameLook && isSameScroll(last, page);
      this.#source = source;
      const {areNumbers} = this.#body;
      const options = {
        cellRenderer,
        warn: this.#warn,
        kept: isScrolled || (isSameLook && page?.isLive) ? keptCells(last, this.#body, page!) : null,
        // Columns must not change their side while users scroll.
        areNumbers: isScrolled ? areNumbers : null,
      };
      this.#body = page === null ? emptyBody(columns) : bodyOf(page, columns, options);
      // Without rows, the headers stay at their side.
      if (areSameColumns && page?.rows.length === 0) this.#body = {...this.#body, areNumbers};
    }
    return this.#body;
  }
}

/** Whether two pages are parts of the same list, which the user has scrolled. */
export const isSameScroll = (last: Page | null, page: Page | null): boolean =>
  page?.scrolled !== undefined && page.scrolled.of === last?.scrolled?.of;

/** Returns the place of each row of a page, by its key. */
export const placesOf = (page: Page | null): ReadonlyMap<number, number> =>
  new Map(page?.keys?.map((key, place) => [key, place]));

/** Finds the cells of rows that are the same objects as before. */
function keptCells(last: Page | null, body: TableBody, page: Page): KeptCells {
  const places = placesOf(last);
  return place => {
    const from = places.get(page.keys![place]!) ?? -1;
    return last?.rows[from] === page.rows[place] ? body.rows[from] : undefined;
  };
}

/** Returns the body of a page. Invalid rows and cells warn and become empty. */
function bodyOf({rows, keys, scrolled}: Page, columns: readonly Column[], options: BodyOptions): TableBody {
  if (!rows.every(isRow)) options.warn('each row must be an object; other rows are shown empty.');
  const read = (row: TableRow) =>
    columns.map(({field}) =>
      readCell(row, field, cause =>
        options.warn(`reading "${field}" of a row threw; the cell is shown empty.`, cause),
      ),
    );
  const values = options.areNumbers === null ? rows.map(read) : null;
  const shownCells = (row: TableRow, place: number): readonly BodyCell[] => {
    if (row === UNLOADED_ROW) return columns.map(({names}) => ({...NO_CELL, names}));
    const cells = values?.[place] ?? read(row);
    return columns.map((column, index): BodyCell => {
      const {value, className} = cells[index]!;
      const content = shownContent(value, row, column, options);
      return {
        content,
        slotName: content.kind === 'text' ? '' : `cell-${keys?.[place] ?? place}-${index}`,
        names: className === undefined ? column.names : spacedNames(column.names, className),
      };
    });
  };
  const shown = rows.map((row, place) => options.kept?.(place) ?? shownCells(row, place));
  return {
    rows: shown,
    slotted: shown.flat().filter(isSlotted),
    areNumbers:
      options.areNumbers ?? columns.map((_, index) => areNumbers(values!.map(row => row[index]!.value))),
    indexes: scrolled?.indexes,
  };
}

/** A cell without content. */
export const NO_CELL: BodyCell = {
  content: {kind: 'text', value: ''},
  slotName: '',
  names: '',
};

/** Whether the content of a cell is not text. */
export const isSlotted = (cell: BodyCell): cell is BodyCell & SlottedCell => cell.content.kind !== 'text';

const isRow = (row: unknown) => typeof row === 'object' && row !== null;

/** Returns the content of a cell. If `render` throws, the cell shows its plain value. */
function shownContent(
  value: unknown,
  row: TableRow,
  {render, label}: Column,
  {cellRenderer, warn}: BodyOptions,
): CellContent {
  try {
    if (render !== null) return cellContent(render(value, row), cellRenderer, warn);
  } catch (cause) {
    warn(`the render function of column "${label}" threw; the cell shows its plain value.`, cause);
  }
  return cellContent(value, cellRenderer, warn);
}

function areNumbers(cells: readonly unknown[]): boolean {
  const values = cells.filter(value => !isEmpty(value));
  return values.length > 0 && values.every(value => typeof value === 'number' || typeof value === 'bigint');
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Before the first page, the columns say which have numbers. */
const emptyBody = (columns: readonly Column[]): TableBody => ({
  ...EMPTY_BODY,
  areNumbers: columns.map(({source: {type, filter}}) => type === 'number' || filter === 'number'),
});

/** The body of a table without a page. */
export const EMPTY_BODY: TableBody = {rows: [], areNumbers: [], slotted: []};
