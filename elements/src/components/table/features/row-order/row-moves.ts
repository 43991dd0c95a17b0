import {rejectionOf} from '../../../../base/wait-event.js';
import {mergeQuery, type RowKey, type TableQuery, type TableRow} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import {rowKeys, type RowKeyOf} from '../../model/row-keys.js';
import {RowMoveEvent} from '../../model/row-move-event.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {RowOrderProperties} from './properties.js';

/** What shows the rows of all pages in their own order. */
export const OWN_ORDER: Partial<TableQuery> = {sort: null, search: '', filters: {}};

/** Whether a query shows the rows in their own order. */
export const isOwnOrder = ({sort, search, filters}: TableQuery): boolean =>
  sort === null && search === '' && filters === undefined;

/** A move of a row that is not saved yet. */
export interface Move {
  readonly key: RowKey;
  /** The name of the row. */
  readonly name: string;
  /** The key of the row after it; null at the end, and undefined if the row is not known yet. */
  readonly before: RowKey | null | undefined;
  /** The position of the row after it on all pages, before the move. It starts at 1. */
  readonly beforePosition: number;
  /** Whether the row stays on its page. */
  readonly isOnPage: boolean;
}

/**
 * The moves of the user, which apps save one after another, so that the last one counts. The rows are shown in their new
 * order at once, and in the earlier one if the app refuses it.
 */
export class RowMoves {
  readonly #table: FeatureTable<RowOrderProperties>;
  readonly #onRefuse: (move: Move, isFailure: boolean) => void;
  /** The first is being saved, and the others wait. */
  #moves: readonly Move[] = [];
  /** The page in the order in which it was loaded, and as it is shown. */
  #loaded: Page | null = null;
  #shown: Page | null = null;
  /** The moves that are shown. */
  #arranged = this.#moves;
  #isSetting = false;
  #isSetByApp = false;

  /** @param onRefuse Called when a move was canceled, or has failed. */
  constructor(table: FeatureTable<RowOrderProperties>, onRefuse: (move: Move, isFailure: boolean) => void) {
    this.#table = table;
    this.#onRefuse = onRefuse;
  }

  get list(): readonly Move[] {
    return this.#moves;
  }

  add(move: Move): void {
    this.#moves = [...this.#moves, move];
    this.#table.element.requestUpdate();
    if (this.#moves.length === 1) void this.#saveAll();
  }

  changed(property: PropertyKey): void {
    if (property === 'rows' && !this.#isSetting) this.#isSetByApp = true;
  }

  /** Shows the loaded rows in their new order. */
  arrange(): void {
    const {data} = this.#table;
    if (data.loadedPage === this.#shown && this.#moves === this.#arranged) return;
    if (data.loadedPage !== this.#shown) this.#loaded = data.loadedPage;
    this.#arranged = this.#moves;
    this.#shown = this.#moves.reduce((page, move) => page && this.#movedPage(page, move), this.#loaded);
    if (this.#shown !== null) data.show(this.#shown);
  }

  get #keyOf(): RowKeyOf {
    return (this.#table.element.rowKey ?? 'id') as RowKeyOf;
  }

  #movedPage(page: Page, {key, before, isOnPage}: Move): Page {
    const isOwn = isOwnOrder(this.#table.data.pageQuery);
    const places = isOwn ? movedPlaces(this.#keysOf(page.rows), key, before, isOnPage) : null;
    return places === null
      ? page
      : {
          ...page,
          rows: places.map(place => page.rows[place]!),
          keys: places.map(place => page.keys?.[place] ?? place),
        };
  }

  #keysOf(rows: readonly TableRow[]): readonly (RowKey | null)[] {
    return rowKeys(rows, this.#keyOf, () => {});
  }

  /** Without promises, in the same task. */
  async #saveAll(): Promise<void> {
    const {element, warn} = this.#table;
    for (let move; (move = this.#moves[0]) !== undefined;) {
      let refusal: boolean | null = null;
      try {
        const found = move.before === undefined ? this.#keyAt(move.beforePosition) : move.before;
        const before = found instanceof Promise ? await found : found;
        const promises: PromiseLike<unknown>[] = [];
        const event = new RowMoveEvent({key: move.key, before}, promise => promises.push(promise));
        this.#isSetByApp = false;
        element.dispatchEvent(event);
        const rejection = promises.length > 0 ? await rejectionOf(promises) : undefined;
        if (rejection !== undefined) throw rejection.reason;
        if (event.defaultPrevented) refusal = false;
        else this.#keep(move, before);
      } catch (cause) {
        warn('a row could not be moved; it is back in its place.', cause);
        refusal = true;
      }
      this.#moves = this.#moves.slice(1);
      element.requestUpdate();
      if (refusal !== null) this.#onRefuse(move, refusal);
    }
  }

  /** Keeps the order that is saved. */
  #keep(move: Move, before: RowKey | null): void {
    const {element} = this.#table;
    const {rows} = element;
    if (!('rows' in element)) {
      this.#loaded &&= this.#movedPage(this.#loaded, move);
      element.reload();
    } else if (Array.isArray(rows) && !this.#isSetByApp) {
      const places = movedPlaces(this.#keysOf(rows), move.key, before, before === null);
      this.#isSetting = true;
      if (places !== null) element.rows = places.map(place => rows[place] as TableRow);
      this.#isSetting = false;
    }
  }

  /** Returns the key of the row at a position on all pages; null after the last one. */
  #keyAt(position: number): RowKey | null | Promise<RowKey | null> {
    const {data, element} = this.#table;
    if (Array.isArray(element.rows)) return this.#keyIn(element.rows, position - 1);
    const {pageQuery, source} = data;
    const {pageSize} = pageQuery;
    const query = mergeQuery(pageQuery, {...OWN_ORDER, page: Math.ceil(position / pageSize)});
    return Promise.resolve(source!.load(query, new AbortController().signal)).then(({rows}) =>
      this.#keyIn(rows, (position - 1) % pageSize),
    );
  }

  #keyIn(rows: readonly TableRow[], place: number): RowKey | null {
    const [key = null] = this.#keysOf(rows.slice(place, place + 1));
    if (key === null && place < rows.length) throw new Error('The row after it has no key.');
    return key;
  }
}

/**
 * Returns the places of rows after one has moved before another; null if nothing changes.
 *
 * @param isLast Whether it moves to the end if the other row is not there.
 */
function movedPlaces(
  keys: readonly (RowKey | null)[],
  key: RowKey,
  before: RowKey | null | undefined,
  isLast: boolean,
): number[] | null {
  const from = keys.indexOf(key);
  const others = [...keys.keys()].filter(place => place !== from);
  const found = before === null ? -1 : others.findIndex(place => keys[place] === before);
  const to = found === -1 && isLast ? others.length : found;
  if (from === -1 || to === -1 || to === from) return null;
  others.splice(to, 0, from);
  return others;
}
