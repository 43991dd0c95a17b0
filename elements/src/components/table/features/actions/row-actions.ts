import type {Warn} from '../../../../core/bad-input.js';
import type {TableRow} from '../../../../core/table/index.js';
import type {Page} from '../../model/page-source.js';
import type {RowAction, RowActionDetail} from '../../model/table-events.js';
import {cellContent, type SlottedCell} from '../../model/cell-content.js';
import {SlottedCellsController} from '../../view/slotted-cells.controller.js';
import {Menu, type MenuStart} from '../../view/menu.js';
import {iconView, menuCell, menuHeader, showMenuButton} from './row-actions.view.js';
import {BodyRow} from '../../view/body-row.js';
import {partOf} from '../../view/row-clicks.js';
import {rowKeyOf, rowKeys, rowName} from '../../model/row-keys.js';
import type {ActionsProperties} from './properties.js';
import type {FeatureColumn, FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';

/** The row whose menu is open. */
interface OpenMenu {
  readonly button: HTMLButtonElement;
  readonly place: number;
}

/** Adds a last column with a menu for each row. */
export class RowActions implements TableFeature {
  readonly #table: FeatureTable<ActionsProperties>;
  readonly #menu: Menu;
  /** The actions of the visible rows. */
  #actions: readonly (readonly RowAction[])[] = [];
  #source: {readonly page: Page | null; readonly rowActions: unknown} | null = null;
  #open: OpenMenu | null = null;
  /** The icons of the open menu that are not text. */
  #icons: readonly SlottedCell[] = [];

  constructor(table: FeatureTable<ActionsProperties>) {
    const {element, root, warn} = table;
    this.#table = table;
    this.#menu = new Menu(table, {
      name: 'row-menu',
      itemName: 'row-action',
      button: () => this.#open?.button ?? null,
      onHide: () => this.#handleHide(),
    });
    new SlottedCellsController(element, {
      shown: () => ({cells: this.#icons, renderer: element.cellRenderer}),
      warn,
    });
    for (const type of ['click', 'keydown']) root.addEventListener(type, event => this.#handleButton(event));
  }

  update(): void {
    const {element, data, warn} = this.#table;
    const {page} = data;
    const {rowActions} = element;
    if (page === this.#source?.page && rowActions === this.#source.rowActions) return;
    // An app may create an equal function for each render, which must not close the menu.
    if (page !== this.#source?.page && !this.#isSameRow(page)) this.#menu.close();
    this.#source = {page, rowActions};
    this.#actions = rowActions ? (page?.rows ?? []).map(row => readActions(rowActions, row, warn)) : [];
  }

  /** Whether the row with the open menu has only changed. */
  #isSameRow(page: Page | null): boolean {
    const place = this.#open?.place ?? -1;
    return page?.isLive === true && page.keys?.[place] === this.#source?.page?.keys?.[place];
  }

  get column(): FeatureColumn | null {
    return this.#table.element.rowActions ? this.#column : null;
  }

  readonly #column: FeatureColumn = {
    isLast: true,
    header: () => menuHeader(this.#table.localize.term('actions')),
    cell: place =>
      place === null ? menuCell(null, false) : menuCell(this.#labelOf(place), this.#hasNone(place)),
  };

  readonly rows = {
    // The names of all rows change with the language.
    state: () => [this.#actions, this.#open?.place, this.#table.localize.term('entryActions', '')],
    show: (row: FeatureRow) => this.#showRow(row),
  };

  #showRow(row: FeatureRow): void {
    if (!this.#table.element.rowActions) return;
    const {place} = row;
    const isHidden = this.#hasNone(place);
    const isOpen = this.#open?.place === place;
    const label = this.#labelOf(place);
    if (row.differs(this, label, isHidden, isOpen))
      showMenuButton(row.cellOf(this.#column), {label, isHidden, isOpen});
  }

  #hasNone(place: number): boolean {
    return (this.#actions[place]?.length ?? 0) === 0;
  }

  #labelOf(place: number): string {
    return this.#table.localize.term('entryActions', rowName(this.#table, place, null));
  }

  #handleButton(event: Event): void {
    const button = partOf<HTMLButtonElement>(event, '.row-menu-button');
    if (button === null) return;
    const isOwn = this.#open?.button === button;
    this.#menu.handleButton(event, isOwn, start => this.#show(button, start));
  }

  #show(button: HTMLButtonElement, start: MenuStart): void {
    const {element, data, warn} = this.#table;
    const {place} = BodyRow.of(button.closest('tr'))!;
    const row = data.page!.rows[place]!;
    const actions = this.#actions[place]!;
    const icons = actions.map(({icon}) => cellContent(icon, element.cellRenderer, warn));
    this.#open = {button, place};
    this.#icons = icons.flatMap((content, index) =>
      content.kind === 'text' ? [] : [{slotName: slotOf(index), names: '', content}],
    );
    const items = actions.map(({label, action}, index) => ({
      text: label,
      icon: iconView(icons[index]!, slotOf(index)),
      run: () => this.#send(action, row),
    }));
    this.#menu.show(button.getAttribute('aria-label') ?? '', [items], start);
  }

  #send(action: string, row: TableRow): void {
    const {element} = this.#table;
    // Rows without a key can have actions, too.
    const [key] = rowKeys([row], rowKeyOf(element), () => {});
    const detail: RowActionDetail = {action, row, key: key ?? null};
    element.dispatchEvent(new CustomEvent('lc-row-action', {detail, bubbles: true, composed: true}));
  }

  #handleHide(): void {
    this.#open = null;
    this.#icons = [];
  }
}

const slotOf = (index: number) => `row-action-${index}`;

/** Returns the actions of a row. Entries that are not actions warn and are ignored. */
function readActions(rowActions: unknown, row: TableRow, warn: Warn): readonly RowAction[] {
  const given = listOf(rowActions, row, warn);
  if (given === null || given === undefined) return [];
  if (Array.isArray(given) && given.every(isAction)) return given;
  warn('rowActions must be a list of {label, action}, or return one; entries that are not are ignored.');
  return Array.isArray(given) ? given.filter(isAction) : [];
}

function listOf(rowActions: unknown, row: TableRow, warn: Warn): unknown {
  if (typeof rowActions !== 'function') return rowActions;
  try {
    return (rowActions as (row: TableRow) => unknown)(row);
  } catch (cause) {
    warn('the rowActions function threw; the row has no actions.', cause);
    return null;
  }
}

function isAction(given: unknown): given is RowAction {
  const {label, action} = Object(given) as Partial<RowAction>;
  return typeof label === 'string' && label !== '' && typeof action === 'string';
}
