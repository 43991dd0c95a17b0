import type {ReactiveController} from 'lit';
import {isSameQuery, readCell, type TableQuery, type TableRow} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import type {Column} from '../../model/table-columns.js';
import type {FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {isSameScroll, placesOf, type TableBody} from '../../model/table-rows.js';
import {BodyRow} from '../../view/body-row.js';
import {MARKED} from './changed-cells.styles.js';

/** What can have the focus in a row. */
const CONTROLS = 'a, button, input';

/** What a table shows. */
interface Shown {
  readonly page: Page | null;
  readonly query: TableQuery;
  readonly columns: readonly Column[];
  readonly cells: TableBody['rows'];
}

/** When cells of a row have changed, by the place of their column. */
type Times = ReadonlyMap<number, number>;

/** Marks the cells whose value has changed, and keeps the focus in its row when the row moves. */
export class ChangedCells implements TableFeature, ReactiveController {
  readonly rows = {state: () => [...this.#times.values()], show: (row: FeatureRow) => this.#showRow(row)};
  readonly #table: FeatureTable;
  #shown: Shown;
  /** The marks, by the key of the row on the page. */
  readonly #times = new Map<number, Times>();
  /** Whether a cell has ever been marked. */
  #hasMarked = false;
  /** Focuses the same control again, where its row is now. */
  #moveFocus: (() => void) | null = null;

  constructor(table: FeatureTable) {
    this.#table = table;
    this.#shown = {...this.#now([]), page: null};
    table.element.addController(this);
  }

  #now(cells: TableBody['rows']): Shown {
    const {data, columns} = this.#table;
    return {
      page: data.page,
      query: data.pageQuery,
      columns: columns(),
      cells,
    };
  }

  /** Called after the rows of the page are read, and before they are shown. */
  update(): void {
    const last = this.#shown;
    const {page, query, columns, cells} = (this.#shown = this.#now(this.#table.body().rows));
    if (page === last.page || !page?.isLive) return;
    // A list without pages moves the row itself.
    if (isSameQuery(query, last.query) && !isSameScroll(last.page, page)) this.#followFocus(last.page, page);
    const places = placesOf(last.page);
    for (const [place, key] of page.keys!.entries()) {
      const from = places.get(key);
      if (from === undefined || columns !== last.columns || cells[place] === last.cells[from]) continue;
      const changed = columns.flatMap(({field}, index) => {
        const {kind, value} = cells[place]![index]!.content;
        const valueOf = (row: TableRow | undefined) => readCell(row, field).value;
        const isOther =
          value !== last.cells[from]![index]!.content.value &&
          // A template is another one each time.
          (kind === 'text' || valueOf(page.rows[place]) !== valueOf(last.page!.rows[from]));
        return isOther ? [[index, performance.now()] as const] : [];
      });
      if (changed.length > 0) this.#mark(key, changed);
    }
  }

  hostUpdated(): void {
    this.#moveFocus?.();
    this.#moveFocus = null;
  }

  #mark(key: number, changed: readonly (readonly [number, number])[]): void {
    const times = new Map([...(this.#times.get(key) ?? []), ...changed]);
    this.#times.set(key, times);
    this.#hasMarked = true;
    setTimeout(() => {
      // Otherwise, the row has changed again.
      if (this.#times.get(key) !== times) return;
      this.#times.delete(key);
      this.#table.element.requestUpdate();
    }, MARKED);
  }

  #showRow(row: FeatureRow): void {
    const {page, columns} = this.#shown;
    const times = this.#times.get(page?.keys?.[row.place] ?? -1);
    if (!this.#hasMarked || !row.differs(this, times)) return;
    for (const index of columns.keys()) {
      const cell = row.cellAt(index);
      const age = performance.now() - (times?.get(index) ?? -Infinity);
      cell.part.toggle('changed-cell', age < MARKED);
      // The mark goes on where the row has moved to, and starts again if the value changes again.
      if (age < MARKED) for (const animation of cell.getAnimations?.() ?? []) animation.currentTime = age;
    }
  }

  /** The focus moves with its row, and to the part with the rows if the row is gone. */
  #followFocus(last: Page | null, page: Page): void {
    const {root} = this.#table;
    const focused = root.activeElement;
    const row = BodyRow.of(focused?.closest('tr') ?? null);
    if (row === null) return;
    const place = page.keys!.indexOf(last!.keys![row.place]!);
    if (place === row.place) return;
    const index = [...row.element.querySelectorAll(CONTROLS)].indexOf(focused!);
    this.#moveFocus = () => {
      const moved = root.querySelectorAll('tbody > [part~="row"]')[place];
      const control = moved?.querySelectorAll<HTMLElement>(CONTROLS)[index];
      (control ?? root.querySelector<HTMLElement>('.scroller'))?.focus({preventScroll: true});
    };
  }
}
