import {offerNavigation} from '../../../../dom/navigate.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {readCell, type TableRow} from '../../../../core/table/index.js';
import {isScriptAddress} from '../../../../core/navigation/script-address.js';
import type {Page} from '../../model/page-source.js';
import {partOf} from '../../view/row-clicks.js';
import type {LinksProperties} from './properties.js';
import type {FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';

/** Makes the content of the first cell of each row a link. */
export class RowLinks implements TableFeature {
  readonly rows = {state: () => [this.#addresses], show: (row: FeatureRow) => this.#showRow(row)};
  readonly #table: FeatureTable<LinksProperties>;
  readonly #links = new WeakMap<FeatureRow, HTMLAnchorElement>();
  /** The addresses of the visible rows; null for rows without a link. */
  #addresses: readonly (string | null)[] = [];
  readonly #addressesOf = rememberLast(
    ({page, rowHref}: {readonly page: Page | null; readonly rowHref: unknown}) =>
      rowHref ? (page?.rows ?? []).map(row => this.#addressOf(row, rowHref)) : [],
  );
  #hasLinks = false;

  constructor(table: FeatureTable<LinksProperties>) {
    this.#table = table;
    table.root.addEventListener('click', event => {
      const link = partOf<HTMLAnchorElement>(event, '.row-link');
      if (link !== null) offerNavigation(table.element, event as MouseEvent, link);
    });
  }

  update(): void {
    const {element, data} = this.#table;
    this.#addresses = this.#addressesOf({page: data.page, rowHref: element.rowHref});
  }

  #showRow(row: FeatureRow): void {
    const address = this.#addresses[row.place] ?? null;
    const cell = this.#table.body().rows[row.place]![0];
    if (cell === undefined || (address === null && !this.#hasLinks)) return;
    this.#hasLinks = true;
    const isLink = address !== null && !(cell.content.kind === 'text' && cell.content.value === '');
    if (!row.differs(this, address, isLink)) return;
    const link = isLink ? (this.#links.get(row) ?? newLink()) : null;
    if (link === null) this.#links.delete(row);
    else this.#links.set(row, link);
    if (isLink) link!.setAttribute('href', address);
    row.wrap(0, link);
  }

  #addressOf(row: TableRow, rowHref: unknown): string | null {
    const {warn} = this.#table;
    const address = this.#readAddress(row, rowHref);
    if (address === null || address === undefined || address === '') return null;
    if (typeof address !== 'string' && !(address instanceof URL)) {
      warn(
        'rowHref must be the name of a field, or a function that returns a URL; the row is shown without a link.',
      );
      return null;
    }
    const text = String(address);
    if (!isUnsafe(text)) return text;
    warn('rowHref must not run script or hold data; the row is shown without a link.', text);
    return null;
  }

  #readAddress(row: TableRow, rowHref: unknown): unknown {
    if (typeof rowHref !== 'function') return readCell(row, String(rowHref)).value;
    try {
      return (rowHref as (row: TableRow) => unknown)(row);
    } catch (cause) {
      this.#table.warn('the rowHref function threw; the row has no link.', cause);
      return null;
    }
  }
}

/** Addresses may come from users: those that run script, or that hold a page of somebody else, are not links. */
const isUnsafe = (address: string) =>
  isScriptAddress(address) || /^\s*(?:data|vbscript|blob):/i.test(address);

function newLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'row-link';
  link.setAttribute('part', 'row-link');
  return link;
}
