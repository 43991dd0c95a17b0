import {html, nothing, type ReactiveController} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {mergeQuery, type RowKey} from '../../../../core/table/index.js';
import type {FeatureColumn, FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';
import type {Page} from '../../model/page-source.js';
import {pageKeys, rowName} from '../../model/row-keys.js';
import {rowsBefore} from '../../model/rows-before.js';
import {Menu, type MenuItem} from '../../view/menu.js';
import {partOf, rowOf} from '../../view/row-clicks.js';
import type {RowOrderProperties} from './properties.js';
import {RowMover, type OrderedRows} from './row-mover.js';
import {isOwnOrder, OWN_ORDER} from './row-moves.js';
import {handleCell, handleHeader, showHandle} from './row-order.view.js';

/** Lets the user move rows: the handle of each can be dragged, and opens a menu. */
export class RowOrder implements TableFeature, ReactiveController, OrderedRows {
  readonly places = {
    below: () =>
      this.#isOn
        ? html`<div role="alert">${this.#mover.message()}</div>
            ${this.#mover.form()}`
        : nothing,
  };
  readonly #table: FeatureTable<RowOrderProperties>;
  readonly #menu: Menu;
  readonly #readKeys: () => readonly (RowKey | null)[];
  readonly #mover: RowMover;
  keys: readonly (RowKey | null)[] = [];
  handle: HTMLElement | null = null;
  /** Whether the table is sorted, searched, or filtered. */
  #isOff = false;

  constructor(table: FeatureTable<RowOrderProperties>) {
    const {element, root} = table;
    this.#table = table;
    this.#readKeys = pageKeys(table, 'moved');
    this.#mover = new RowMover(table, this);
    this.#menu = new Menu(table, {
      name: 'move-menu',
      itemName: 'move-item',
      button: () => this.handle,
      onHide: () => this.handle?.setAttribute('aria-expanded', 'false'),
    });
    for (const type of ['click', 'keydown', 'pointerdown'])
      root.addEventListener(type, event => this.#handleEvent(event));
    element.addController(this);
  }

  get first(): number {
    return rowsBefore(this.#table.data) + 1;
  }

  get total(): number {
    return this.#table.data.page!.total;
  }

  nameOf(place: number): string {
    return rowName(this.#table, place, this.keys[place] ?? null);
  }

  elements(): readonly HTMLElement[] {
    return [...this.#table.root.querySelectorAll<HTMLElement>('tbody > [part~="row"]')];
  }

  hostDisconnected(): void {
    this.#mover.cancel();
  }

  showPage(page: Page): Page {
    return this.#mover.showPage(page);
  }

  changed(property: PropertyKey): void {
    this.#mover.changed(property);
  }

  update(): void {
    const {data} = this.#table;
    const keys = this.#isOn ? this.#readKeys() : [];
    const isOff = !isOwnOrder(data.query) || !isOwnOrder(data.pageQuery);
    if (isOff !== this.#isOff || !isSameList(keys, this.keys)) {
      this.#menu.close();
      this.#mover.cancel();
    }
    this.keys = keys;
    this.#isOff = isOff;
  }

  get column(): FeatureColumn | null {
    return this.#isOn ? this.#column : null;
  }

  readonly #column: FeatureColumn = {
    header: handleHeader,
    cell: place => handleCell(place === null ? ['', false, false] : this.#shownIn(place)),
  };

  readonly rows = {
    // The names of all rows change with the language.
    state: () => [this.keys, this.#isOff, this.#mover.moves, this.#table.localize.term('moveEntry', '')],
    show: (row: FeatureRow) => {
      if (!this.#isOn) return;
      const shown = this.#shownIn(row.place);
      const isBusy = this.#mover.moves.some(({key}) => key === this.keys[row.place]);
      if (row.differs(this, isBusy, ...shown)) showHandle(row.cellOf(this.#column), shown, isBusy);
    },
  };

  get #isOn(): boolean {
    return Boolean(this.#table.element.reorderable);
  }

  #shownIn(place: number): readonly [label: string, isDisabled: boolean, isOff: boolean] {
    const label = this.#table.localize.term('moveEntry', this.nameOf(place));
    return [label, (this.keys[place] ?? null) === null, this.#isOff];
  }

  #handleEvent(event: Event): void {
    const handle = partOf<HTMLButtonElement>(event, '.row-handle');
    const row = rowOf(event);
    if (handle === null || row === null || handle.disabled) return;
    const {place} = row;
    if (event.type === 'click') this.#handleClick(event, handle, place);
    else if (this.#isOff) return;
    else if (event.type === 'pointerdown') {
      const {button, isPrimary} = event as PointerEvent;
      if (button === 0 && isPrimary) this.#mover.press(event as PointerEvent, place);
    } else {
      const {altKey, key} = event as KeyboardEvent;
      const step = {ArrowUp: -1, ArrowDown: 1}[key];
      if (!altKey || step === undefined) return;
      event.preventDefault();
      this.#mover.lift(place, step);
    }
  }

  #handleClick(event: Event, handle: HTMLElement, place: number): void {
    this.#menu.handleButton(event, this.handle === handle, start => {
      this.handle = handle;
      handle.setAttribute('aria-expanded', 'true');
      this.#menu.show(this.#shownIn(place)[0], this.#groups(place), start);
    });
  }

  #groups(place: number): MenuItem[][] {
    const {localize} = this.#table;
    if (this.#isOff) return [[{text: localize.term('restoreOrder'), run: () => this.#restore()}]];
    const position = this.first + place;
    const isFirst = position === 1;
    const mover = this.#mover;
    return [
      [
        {
          text: localize.term('moveUp'),
          isDisabled: isFirst,
          run: () => mover.move(place, position - 1),
        },
        {
          text: localize.term('moveDown'),
          isDisabled: position === this.total,
          run: () => mover.move(place, position + 1),
        },
        {text: localize.term('moveToTop'), isDisabled: isFirst, run: () => mover.move(place, 1)},
      ],
      [
        {
          text: localize.term('moveToPosition'),
          isDisabled: this.#table.data.page!.isWalk,
          run: () => mover.ask(place),
        },
        {text: localize.term('moveWithKeys'), run: () => mover.lift(place)},
      ],
    ];
  }

  /** Shows the rows in their own order again. */
  #restore(): void {
    const {data, request} = this.#table;
    const {sort, search} = data.query;
    request(sort !== null ? 'sort' : search !== '' ? 'search' : 'filter', query =>
      mergeQuery(query, {...OWN_ORDER, page: 1}),
    );
  }
}
