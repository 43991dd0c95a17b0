import {html, type TemplateResult} from 'lit';
import {mergeQuery, type PinSide, type SortDirection} from '../../../../core/table/index.js';
import {eyeOffIcon, filterIcon, moreIcon} from '../../../../icons/icons.js';
import {Menu, type MenuItem, type MenuStart} from '../../view/menu.js';
import type {ShownColumn} from './column-arrangement.js';
import type {ColumnParts} from './column-sheet.js';

/** The menu of a column, and the button in the header that opens it (ARIA practices, "Menu Button"). */
export class ColumnMenu {
  readonly #parts: ColumnParts;
  readonly #onResize: (field: string) => void;
  readonly #menu: Menu;
  /** The field of the column whose menu is open. */
  #field: string | null = null;

  /** @param onResize Starts to resize a column with the keyboard. */
  constructor(parts: ColumnParts, onResize: (field: string) => void) {
    this.#parts = parts;
    this.#onResize = onResize;
    this.#menu = new Menu(parts.table, {
      name: 'column-menu',
      itemName: 'column-menu-item',
      button: () => (this.#field === null ? null : this.buttonOf(this.#field)),
      onHide: () => (this.#field = null),
    });
  }

  get #column(): ShownColumn | undefined {
    return this.#parts.arrangement.shown.find(({field}) => field === this.#field);
  }

  /** Closes the menu of a column that is no longer visible. */
  update(): void {
    if (this.#field !== null && (this.#column === undefined || !this.#parts.arrangement.isOn))
      this.#menu.close();
  }

  button({field, name}: ShownColumn): TemplateResult {
    const isOpen = field === this.#field;
    const handle = (event: Event): void => this.#handleButton(event, field);
    return html`<button
      part="column-button"
      class="column-button quiet-icon"
      type="button"
      aria-haspopup="menu"
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-label=${this.#parts.table.localize.term('columnOptions', name)}
      @click=${handle}
      @keydown=${handle}
    >
      ${moreIcon()}
    </button>`;
  }

  /** Returns the menu button of a column. */
  buttonOf(field: string): HTMLElement | null {
    const {arrangement, sheet} = this.#parts;
    return sheet.headers[arrangement.indexOf(field)]?.querySelector('.column-button') ?? null;
  }

  /** Focuses the menu button of a column, or of the one that is in its place now, after the next render. */
  async focusButton(field: string, place = this.#parts.arrangement.indexOf(field)): Promise<void> {
    const {table, arrangement, sheet} = this.#parts;
    await table.element.updateComplete;
    const index = arrangement.indexOf(field);
    const header = sheet.headers.at(index === -1 ? Math.min(place, arrangement.shown.length - 1) : index);
    header?.querySelector<HTMLElement>('.column-button')?.focus();
  }

  /** Moves a column to the place of another one, and says where it is. */
  move(field: string, target: string): void {
    const {arrangement, table} = this.#parts;
    arrangement.change(arrangement.layout.withMove(arrangement.fields, field, target), () =>
      table.localize.term(
        'columnMoved',
        arrangement.nameOf(field),
        arrangement.indexOf(field) + 1,
        arrangement.shown.length,
      ),
    );
  }

  #groups(column: ShownColumn): MenuItem[][] {
    const {arrangement, table} = this.#parts;
    const {field, pin} = column;
    const openFilter = table.parts.filterOpener?.(field) ?? null;
    return [
      column.column.isSortable ? [this.#sortItem(field, 'asc'), this.#sortItem(field, 'desc')] : [],
      openFilter === null
        ? []
        : [{text: table.localize.term('openFilter'), icon: filterIcon(), run: openFilter}],
      [...(table.parts.columnItems?.(column.column) ?? [])],
      [this.#moveItem(field, -1), this.#moveItem(field, 1)],
      [
        this.#pinItem(column, 'start'),
        this.#pinItem(column, 'end'),
        ...(pin === null ? [] : [this.#pinItem(column, null)]),
      ],
      [
        {
          text: table.localize.term('resizeColumn'),
          icon: columnIcon('resize'),
          run: () => this.#onResize(field),
        },
        {
          text: table.localize.term('hideColumn'),
          icon: eyeOffIcon(),
          isDisabled: arrangement.shown.length < 2,
          run: () => this.#hide(field),
        },
      ],
    ];
  }

  #sortItem(field: string, direction: SortDirection): MenuItem {
    const {table} = this.#parts;
    const {sort} = table.data.query;
    return {
      text: table.localize.term(direction === 'asc' ? 'sortAscending' : 'sortDescending'),
      icon: columnIcon(direction),
      isDisabled: sort?.field === field && sort.direction === direction,
      run: () => {
        table.request('sort', query => mergeQuery(query, {page: 1, sort: {field, direction}}));
        void this.focusButton(field);
      },
    };
  }

  #moveItem(field: string, step: -1 | 1): MenuItem {
    const {arrangement, table} = this.#parts;
    const target = arrangement.layout.neighbor(arrangement.fields, field, step);
    const isLeft = (step === -1) === (table.localize.dir === 'ltr');
    return {
      text: table.localize.term(isLeft ? 'moveLeft' : 'moveRight'),
      icon: columnIcon(isLeft ? 'moveLeft' : 'moveRight'),
      isDisabled: target === null,
      run: () => {
        this.move(field, target!);
        void this.focusButton(field);
      },
    };
  }

  #pinItem({field, pin}: ShownColumn, side: PinSide | null): MenuItem {
    const {localize} = this.#parts.table;
    const isLeft = (side === 'start') === (localize.dir === 'ltr');
    return {
      text: localize.term(side === null ? 'unpin' : side === 'start' ? 'pinToStart' : 'pinToEnd'),
      icon: columnIcon(side === null ? 'unpin' : isLeft ? 'pinLeft' : 'pinRight'),
      isDisabled: pin === side,
      run: () => this.#pin(field, side),
    };
  }

  #pin(field: string, side: PinSide | null): void {
    const {arrangement, table} = this.#parts;
    arrangement.change(arrangement.layout.withPin(field, side), () =>
      table.localize.term('columnPinned', arrangement.nameOf(field), side),
    );
    void this.focusButton(field);
  }

  #hide(field: string): void {
    const {arrangement, table} = this.#parts;
    const place = arrangement.indexOf(field);
    arrangement.change(arrangement.layout.withHidden(field, true), () =>
      table.localize.term('columnShown', arrangement.nameOf(field), false),
    );
    void this.focusButton(field, place);
  }

  #handleButton(event: Event, field: string): void {
    this.#menu.handleButton(event, field === this.#field, start => this.#show(field, start));
  }

  #show(field: string, start: MenuStart): void {
    this.#field = field;
    const column = this.#column!;
    this.#menu.show(column.name, this.#groups(column), start);
  }
}

/** The paths of the icons in the menu of a column, in a view box of 24 units. */
const PATHS = {
  asc: 'M12 19V5m-5.5 5.5L12 5l5.5 5.5',
  desc: 'M12 5v14m-5.5-5.5L12 19l5.5-5.5',
  moveLeft: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  moveRight: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  pinLeft: 'M5 5v14m14.5-7H9.5m4-4-4 4 4 4',
  pinRight: 'M19 5v14M4.5 12h10m-4-4 4 4-4 4',
  unpin: 'M5 5v14m6.5-10.5 7 7m0-7-7 7',
  resize: 'M4.5 5v14m15-14v14M8 12h8m-5.5-2.5L8 12l2.5 2.5m3-5L16 12l-2.5 2.5',
} as const;

/** Returns an icon in the menu of a column. */
const columnIcon = (name: keyof typeof PATHS): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" focusable="false"><path d=${PATHS[name]} /></svg>`;
