import {PopupController, type PopupHideReason} from '../../../../controllers/popup.controller.js';
import type {TableRow} from '../../../../core/table/index.js';
import {TypeAhead} from '../../../../core/type-ahead.js';
import {isTab} from '../../../../dom/focus.js';
import type {Page} from '../../model/page-source.js';
import type {RowAction, RowActionDetail} from '../../model/table-events.js';
import {cellContent} from '../../model/cell-content.js';
import {SlottedCellsController} from '../../view/slotted-cells.controller.js';
import {menuItemOfKey} from '../../view/menu-keys.js';
import {readActions} from './read-actions.js';
import {menuCell, menuHeader, newMenu, showMenu, showMenuButton, type MenuItem} from './row-actions.view.js';
import {BodyRow} from '../../view/body-row.js';
import {partOf} from '../../view/row-clicks.js';
import {rowKeys, rowName, type RowKeyOf} from '../../model/row-keys.js';
import type {ActionsProperties} from './properties.js';
import type {FeatureColumn, FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';

/** The row whose menu is open. */
interface OpenMenu {
  readonly button: HTMLButtonElement;
  readonly place: number;
  readonly row: TableRow;
  readonly actions: readonly RowAction[];
}

/** Adds a last column with a menu for each row. */
export class RowActions implements TableFeature {
  readonly #table: FeatureTable<ActionsProperties>;
  readonly #menu = newMenu();
  readonly #popup: PopupController;
  readonly #typeAhead = new TypeAhead();
  /** The actions of the visible rows. */
  #actions: readonly (readonly RowAction[])[] = [];
  #source: {readonly page: Page | null; readonly rowActions: unknown} | null = null;
  #open: OpenMenu | null = null;
  /** The name of a row without text. It changes with the language, in which all rows then get their names. */
  #unnamed = '';
  #items: readonly MenuItem[] = [];

  constructor(table: FeatureTable<ActionsProperties>) {
    const {element, root, warn} = table;
    this.#table = table;
    this.#popup = new PopupController(element, {
      anchor: () => this.#open?.button ?? null,
      popup: () => this.#menu,
      onHide: reason => this.#handleHide(reason),
    });
    new SlottedCellsController(element, {
      shown: () => ({cells: this.#slotted(), renderer: element.cellRenderer}),
      warn,
    });
    element.addController({hostUpdated: () => this.#closeLost()});
    root.addEventListener('click', this.#handleClick);
    root.addEventListener('keydown', this.#handleKeyDown);
  }

  update(): void {
    const {element, data, warn} = this.#table;
    const {page} = data;
    const {rowActions} = element;
    this.#unnamed = this.#table.localize.term('entryActions', '');
    if (page === this.#source?.page && rowActions === this.#source.rowActions) return;
    // An app may create an equal function for each render, which must not close the menu.
    if (page !== this.#source?.page) this.#popup.close();
    this.#source = {page, rowActions};
    this.#actions = rowActions ? (page?.rows ?? []).map(row => readActions(rowActions, row, warn)) : [];
  }

  get column(): FeatureColumn | null {
    return this.#table.element.rowActions ? this.#column : null;
  }

  readonly #column: FeatureColumn = {
    isLast: true,
    header: () => menuHeader(this.#table.localize.term('actions')),
    createCell: menuCell,
  };

  readonly rows = {
    state: () => [this.#actions, this.#open?.place, this.#unnamed],
    show: (row: FeatureRow) => this.#showRow(row),
  };

  #showRow(row: FeatureRow): void {
    if (!this.#table.element.rowActions) return;
    const {place} = row;
    const isHidden = (this.#actions[place]?.length ?? 0) === 0;
    const isOpen = this.#open?.place === place;
    if (!row.differs(this, this.#table.body().rows[place], isHidden, isOpen, this.#unnamed)) return;
    const label = this.#table.localize.term('entryActions', rowName(this.#table, place, null));
    showMenuButton(row.cellOf(this.#column), {label, isHidden, isOpen});
  }

  #slotted() {
    return this.#items.flatMap(({icon, slotName}) =>
      icon.kind === 'text' ? [] : [{slotName, names: '', content: icon}],
    );
  }

  readonly #handleClick = (event: Event): void => {
    const button = partOf<HTMLButtonElement>(event, '.row-menu-button');
    if (button !== null) {
      if (this.#open?.button === button) this.#popup.hide('toggle');
      else this.#show(button, 0);
    }
    const item = partOf(event, '.row-action');
    if (item !== null) this.#choose([...this.#menu.children].indexOf(item));
  };

  /** @param index The item to focus; -1 for the last one. */
  #show(button: HTMLButtonElement, index: number): void {
    this.#popup.close();
    const {element, root, data} = this.#table;
    const place = BodyRow.of(button.closest('tr'))!.place;
    const actions = this.#actions[place]!;
    this.#open = {button, place, row: data.page!.rows[place]!, actions};
    this.#items = actions.map(({label, icon}, item) => ({
      label,
      icon: cellContent(icon, element.cellRenderer, this.#table.warn),
      slotName: `row-action-${item}`,
    }));
    if (this.#menu.parentNode !== root) root.append(this.#menu);
    showMenu(this.#menu, {label: button.getAttribute('aria-label') ?? '', items: this.#items});
    button.classList.add('anchor');
    this.#popup.show();
    this.#focus(index);
  }

  #focus(index: number): void {
    (
      this.#menu.children.item(
        (index + this.#menu.childElementCount) % this.#menu.childElementCount,
      ) as HTMLElement
    ).focus();
  }

  #choose(index: number): void {
    const {element} = this.#table;
    const {row, actions} = this.#open!;
    // Rows without a key can have actions, too.
    const [key] = rowKeys([row], (element.rowKey ?? 'id') as RowKeyOf, () => {});
    const detail: RowActionDetail = {action: actions[index]!.action, row, key: key ?? null};
    this.#popup.hide('select');
    element.dispatchEvent(new CustomEvent('lc-row-action', {detail, bubbles: true, composed: true}));
  }

  #handleHide(reason: PopupHideReason | null): void {
    const {button} = this.#open!;
    // An update may not have seen that it was open.
    button.classList.remove('anchor');
    const {root} = this.#table;
    const isInside = this.#menu.contains(root.activeElement);
    this.#open = null;
    this.#items = [];
    if (reason === 'escape' || reason === 'tab' || reason === 'select' || isInside)
      (isLost(button) ? root.querySelector<HTMLElement>('.scroller') : button)?.focus({preventScroll: true});
  }

  /** Closes the menu of a row that no longer has a button, because the columns or the actions have changed. */
  #closeLost(): void {
    if (this.#open !== null && isLost(this.#open.button)) this.#popup.close();
  }

  readonly #handleKeyDown = (given: Event): void => {
    const event = given as KeyboardEvent;
    const button = partOf<HTMLButtonElement>(event, '.row-menu-button');
    const isUp = event.key === 'ArrowUp';
    if (button !== null && (isUp || event.key === 'ArrowDown')) {
      event.preventDefault();
      this.#show(button, isUp ? -1 : 0);
    }
    const item = partOf(event, '.row-action');
    if (item !== null) this.#moveFrom([...this.#menu.children].indexOf(item), event);
  };

  /** The keys of a menu (ARIA practices, "Menu"). */
  #moveFrom(index: number, event: KeyboardEvent): void {
    const count = this.#menu.childElementCount;
    // The focus returns to the button first, so that Tab moves on from there.
    if (isTab(event)) this.#popup.hide('tab');
    const next = menuItemOfKey(event, index, count, character =>
      this.#typeAhead.find(
        character,
        event.timeStamp,
        this.#items.map(({label}) => label),
        index,
      ),
    );
    if (next === null) return;
    event.preventDefault();
    this.#focus(next);
  }
}

const isLost = (button: HTMLElement): boolean => !button.isConnected || button.hidden;
