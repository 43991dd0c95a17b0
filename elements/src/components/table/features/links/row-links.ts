import {isScriptAddress, offerNavigation} from '../../../../dom/navigate.js';
import {readCell, type TableRow} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import {partOf} from '../../view/row-clicks.js';
import {RowStates} from '../../view/row-states.js';
import type {LinksProperties} from './properties.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';

/** Makes the content of the first cell of each row a link. */
export class RowLinks implements TableFeature {
  readonly #table: FeatureTable<LinksProperties>;
  /** The addresses of the visible rows; null for rows without a link. */
  #addresses: readonly (string | null)[] = [];
  #source: {readonly page: Page | null; readonly rowHref: unknown} | null = null;
  #hasLinks = false;
  readonly #rows = new RowStates();

  constructor(table: FeatureTable<LinksProperties>) {
    this.#table = table;
    table.root.addEventListener('click', event => {
      const link = partOf<HTMLAnchorElement>(event, '.row-link');
      if (link !== null) offerNavigation(table.element, event as MouseEvent, link);
    });
  }

  update(): void {
    const {element, data} = this.#table;
    const {page} = data;
    const {rowHref} = element;
    if (page === this.#source?.page && rowHref === this.#source.rowHref) return;
    this.#source = {page, rowHref};
    this.#addresses = rowHref ? (page?.rows ?? []).map(row => this.#addressOf(row)) : [];
  }

  changedRows(): readonly number[] | null {
    return this.#rows.changedRows(this.#addresses);
  }

  showRow(row: HTMLTableRowElement, place: number, start: number): void {
    const address = this.#addresses[place] ?? null;
    if (address === null && !this.#hasLinks) return;
    if (this.#table.columns().length === 0) return;
    this.#hasLinks = true;
    if (!this.#rows.change(row, place, this.#table.body().rows[place], address)) return;
    const cell = row.cells[start]!;
    const link = cell.querySelector<HTMLAnchorElement>('.row-link');
    if (address === null || cell.textContent + (cell.querySelector('slot')?.name ?? '') === '')
      link?.replaceWith(...link.childNodes);
    else (link ?? newLink(cell)).setAttribute('href', address);
  }

  #addressOf(row: TableRow): string | null {
    const {element, warn} = this.#table;
    const {rowHref} = element;
    const address = this.#readAddress(row, rowHref);
    if (address === null || address === undefined || address === '') return null;
    if (typeof address !== 'string' && !(address instanceof URL)) {
      warn('row-href must be a field with an address, or return one; the row has no link.');
      return null;
    }
    const text = String(address);
    if (!isUnsafe(text)) return text;
    warn('row-href must not run script or hold data; the row has no link.', text);
    return null;
  }

  #readAddress(row: TableRow, rowHref: unknown): unknown {
    if (typeof rowHref !== 'function') return readCell(row, String(rowHref)).value;
    try {
      return (rowHref as (row: TableRow) => unknown)(row);
    } catch (cause) {
      this.#table.warn('the row-href function threw; the row has no link.', cause);
      return null;
    }
  }
}

/** Addresses may come from users: those that run script, or that hold a page of somebody else, are not links. */
const isUnsafe = (address: string) =>
  isScriptAddress(address) || /^\s*(?:data|vbscript|blob):/i.test(address);

function newLink(cell: HTMLTableCellElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'row-link';
  link.setAttribute('part', 'row-link');
  link.append(...cell.childNodes);
  cell.append(link);
  return link;
}
