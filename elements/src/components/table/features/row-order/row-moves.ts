import {rejectionOf} from '../../../../base/wait-event.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {
  mergeQuery,
  NO_CONDITIONS,
  type RowKey,
  type TableQuery,
  type TableRow,
} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import {rowKeyOf, rowKeys} from '../../model/row-keys.js';
import {RowMoveEvent} from '../../model/row-move-event.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {RowOrderProperties} from './properties.js';

/** What shows the rows of all pages in their own order. */
export const OWN_ORDER: Partial<TableQuery> = {
  sort: null,
  search: '',
  filters: {},
  where: NO_CONDITIONS,
};

/** Whether a query shows the rows in their own order. */
export const isOwnOrder = ({sort, search, filters, where}: TableQuery): boolean =>
  sort === null && search === '' && filters === undefined && where === undefined;

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
  /** The loaded page, and the moves with which it is shown: also those that are saved, until another page loads. */
  #page: Page | null = null;
  #shownMoves = this.#moves;
  readonly #movedPageBy = rememberLast(
    ({page, moves}: {readonly page: Page; readonly moves: readonly Move[]}) =>
      moves.reduce((shown, move) => this.#movedPage(shown, move), page),
  );
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
    this.#shownMoves = [...this.#shownMoves, move];
    this.#table.element.requestUpdate();
    if (this.#moves.length === 1) void this.#saveAll();
  }

  changed(property: PropertyKey): void {
    if (property === 'rows' && !this.#isSetting) this.#isSetByApp = true;
  }

  /** Returns a loaded page with its rows in their new order. */
  showPage(page: Page): Page {
    if (page !== this.#page) this.#shownMoves = this.#moves;
    this.#page = page;
    return isOwnOrder(this.#table.data.pageQuery) ? this.#movedPageBy({page, moves: this.#shownMoves}) : page;
  }

  #movedPage(page: Page, {key, before, isOnPage}: Move): Page {
    const places = movedPlaces(this.#keysOf(page.rows), key, before, isOnPage);
    return places === null
      ? page
      : {
          ...page,
          rows: places.map(place => page.rows[place]!),
          keys: places.map(place => page.keys?.[place] ?? place),
        };
  }

  #keysOf(rows: readonly TableRow[]): readonly (RowKey | null)[] {
    return rowKeys(rows, rowKeyOf(this.#table.element), () => {});
  }

  /** Without promises, in the same task. */
  async #saveAll(): Promise<void> {
    const {element, warn} = this.#table;
    for (let move; (move = this.#moves[0]) !== undefined;) {
      let refusal: boolean | null = null;
      let isKept = false;
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
        else isKept = this.#keep(move, before);
      } catch (cause) {
        warn('a row could not be moved; it is back in its place.', cause);
        refusal = true;
      }
      this.#moves = this.#moves.slice(1);
      if (!isKept) this.#shownMoves = this.#shownMoves.filter(shown => shown !== move);
      element.requestUpdate();
      if (refusal !== null) this.#onRefuse(move, refusal);
    }
  }

  /** Keeps the order that is saved. Returns whether another page loads with it. */
  #keep(move: Move, before: RowKey | null): boolean {
    const {element} = this.#table;
    const {rows} = element;
    if (!('rows' in element)) {
      element.reload();
      return true;
    }
    if (this.#isSetByApp) return true;
    if (!Array.isArray(rows)) return false;
    const places = movedPlaces(this.#keysOf(rows), move.key, before, before === null);
    if (places === null) return false;
    this.#isSetting = true;
    element.rows = places.map(place => rows[place] as TableRow);
    this.#isSetting = false;
    return true;
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
