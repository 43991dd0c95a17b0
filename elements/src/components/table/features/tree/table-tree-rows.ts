import {html, type ReactiveController, type TemplateResult} from 'lit';
import {rememberLast} from '../../../../core/remember-last.js';
import type {RowFilter, RowKey, Selection, TableRow} from '../../../../core/table/index.js';
import {partlySelected, selectInTree, type TreeChange} from '../../../../core/table/tree/tree-selection.js';
import {TreeView, type TreeLine} from '../../../../core/table/tree/tree-view.js';
import {chevronIcon} from '../../../../icons/icons.js';
import type {Page} from '../../model/page-source.js';
import {keysIn, rowName} from '../../model/row-keys.js';
import type {FeatureRow, FeatureTable, TableFeature, TableTree} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import {BodyRow} from '../../view/body-row.js';
import {partOf, rowOf} from '../../view/row-clicks.js';
import {setAttribute} from '../../view/set-attribute.js';
import {isTree, type TreeProperties} from './properties.js';
import {TreeCell} from './tree-cell.js';
import {
  loaderOf,
  numberOf,
  openTree,
  parentKeys,
  readOpenRows,
  readTree,
  treeSettings,
  type TreeTable,
} from './tree-state.js';

const ROW_ATTRIBUTES = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];

/** Shows which rows are below others, and lets users open them. */
export class TableTreeRows implements TableFeature, TableTree, ReactiveController {
  readonly places = {toolbar: () => this.#buttons()};
  readonly #table: FeatureTable<TreeProperties>;
  readonly #property: UserProperty<HTMLElement & TreeProperties, 'openRows'>;
  readonly #cells = new WeakMap<FeatureRow, TreeCell>();
  /** The place of the column with the buttons. */
  #column = -1;

  constructor(table: FeatureTable<TreeProperties>) {
    const {element, root, warn} = table;
    this.#table = table;
    this.#property = new UserProperty(element, 'openRows', 'lc-open-rows-change');
    loaderOf(element).use({
      table: element,
      query: () => table.data.pageQuery,
      warn,
      changed: state => this.#loadChanged(state),
    });
    table.provide({tree: this});
    element.addController(this);
    root.addEventListener('click', event => this.#handleClick(event));
  }

  hostConnected(): void {
    this.#table.element.requestUpdate();
  }

  hostDisconnected(): void {
    loaderOf(this.#host).need(new Map());
  }

  /** The table, which may have other properties than it should. */
  get #host(): TreeTable {
    return this.#table.element as TreeTable;
  }

  get isOn(): boolean {
    return this.#table.data.page?.tree !== undefined;
  }

  get isUsed(): boolean {
    return isTree(this.#table.element);
  }

  changed(property: PropertyKey): void {
    this.#property.changed(property);
    if (property === 'reload') loaderOf(this.#host).expire();
    const {data} = this.#table;
    if (Object.hasOwn(PROPERTIES, property) && data.loadedPage?.matching !== undefined) data.reload();
  }

  /** Adds the rows below those of a server table. */
  showPage(page: Page): Page {
    const {element} = this.#table;
    if (page.matching !== undefined || !isTree(element)) return page;
    const {openRows, hasChildren, loadChildren} = element;
    const [, childrenField, keyOf, loaded] = treeSettings(this.#host);
    return this.#serverPage({
      page,
      openRows,
      hasChildren,
      loadChildren,
      childrenField,
      keyOf,
      loaded,
    });
  }

  readonly #serverPage = rememberLast(
    ({page}: {readonly page: Page} & Readonly<Record<string, unknown>>): Page => {
      const {warn} = this.#table;
      const view = new TreeView(readTree(this.#host, page.rows, false, warn), null, null);
      const closed = new Set<RowKey>();
      const {lines} = view.lines(openTree(this.#host, {view, closed}, warn));
      const keys = lines.map(({index, row}) =>
        index < page.rows.length ? (page.keys?.[index] ?? index) : numberOf(row, index),
      );
      return {
        ...page,
        rows: lines.map(({row}) => row),
        keys,
        tree: {view, lines, closed},
      };
    },
  );

  update(): void {
    const {element, data, warn, columns} = this.#table;
    const {page} = data;
    const {parentField, treeColumn, loadChildren} = element;
    if (loadChildren && typeof loadChildren !== 'function')
      warn('loadChildren must be a function of a row; no rows are loaded below others.');
    if (parentField && data.loadedPage !== null && data.loadedPage.matching === undefined)
      warn('parentField needs all rows in memory, which a server table does not have; it is ignored.');
    // A column may be hidden.
    const given: readonly unknown[] = Array.isArray(element.columns) ? element.columns : [];
    if (treeColumn && !given.some(column => (Object(column) as {field?: unknown}).field === treeColumn))
      warn('treeColumn must be the field of a column; the first column is indented.');
    const found = columns().findIndex(({field}) => field === treeColumn);
    this.#column = page?.tree === undefined ? -1 : Math.max(0, found);
    if (element.isConnected) this.#load(page);
  }

  /** What the rows of the page show; undefined for those that are not in the tree, such as new ones. */
  get #lines(): readonly (TreeLine | undefined)[] {
    return this.#linesOf({page: this.#table.data.page});
  }

  /** Rows that are edited are other objects with the same key. */
  readonly #linesOf = rememberLast(({page}: {readonly page: Page | null}) => {
    const lines = page?.tree?.lines ?? [];
    if (lines.length === 0) return [];
    const byRow = new Map(lines.map(line => [line.row, line]));
    const byKey = new Map(lines.flatMap(line => (line.key === null ? [] : [[line.key, line] as const])));
    const keys = keysIn(this.#table, page!.rows);
    return page!.rows.map((row, place) => byRow.get(row) ?? byKey.get(keys[place]!));
  });

  /** Loads the rows below those that are open on the page. */
  #load(page: Page | null): void {
    const loader = loaderOf(this.#host);
    const needed = new Map<RowKey, TableRow>();
    for (const {key, row, isOpen, canLoad} of page?.tree?.lines ?? []) {
      if (!isOpen || key === null) continue;
      if (canLoad || loader.isOld(key, row, page!.matching !== undefined)) needed.set(key, row);
    }
    loader.need(needed);
  }

  #loadChanged(state: 'loading' | 'failed' | 'loaded'): void {
    const {data, element, announce, localize} = this.#table;
    announce(state === 'loaded' ? '' : localize.term(state === 'loading' ? 'loading' : 'itemsFailed'));
    if (state === 'loaded' && data.loadedPage?.matching !== undefined) data.reload();
    else element.requestUpdate();
  }

  readonly rows = {
    state: () => {
      const {parts, localize, body} = this.#table;
      const lines = this.#lines;
      const states = lines.map(line => loaderOf(this.#host).stateOf(line?.key ?? null));
      return [lines, this.#column, body(), parts.grid?.isOn, localize.lang, states.join()];
    },
    show: (row: FeatureRow) => this.#showRow(row),
  };

  #showRow(row: FeatureRow): void {
    const {element, place} = row;
    const {localize, parts} = this.#table;
    const line = this.#lines[place];
    const old = this.#cells.get(row);
    if (line === undefined) {
      if (old === undefined) return;
      old.remove();
      this.#cells.delete(row);
    }
    const {
      level = 1,
      position,
      siblingCount,
      isParent,
      isOpen = false,
      isMatch = true,
      key = null,
    } = line ?? {};
    const isGrid = parts.grid?.isOn === true;
    const state = loaderOf(this.#host).stateOf(key);
    const name = isParent && key !== null ? rowName(this.#table, place, key) : null;
    const shown = [line === undefined, level, position, siblingCount, name, isOpen, isMatch, isGrid, state];
    if (!row.differs(this, ...shown, this.#column, localize.lang)) return;
    const expanded = isParent ? isOpen : null;
    for (const [at, value] of [level, position, siblingCount, expanded].entries())
      setAttribute(
        element,
        ROW_ATTRIBUTES[at]!,
        isGrid && line !== undefined && value !== null ? String(value) : null,
      );
    element.toggleAttribute('data-quiet', !isMatch);
    if (line === undefined) return;
    const cell = old?.index === this.#column ? old : this.#newCell(row, old);
    const texts = {
      text: localize.term('itemsFailed'),
      retry: localize.term('retry'),
    };
    cell.show({
      level,
      // In a grid, the row has the level.
      levelText: isGrid || level === 1 ? '' : localize.term('rowLevel', level),
      name,
      isOpen,
      isBusy: state === 'loading',
      failure: state === 'failed' ? texts : null,
    });
  }

  #newCell(row: FeatureRow, old: TreeCell | undefined): TreeCell {
    old?.remove();
    const cell = new TreeCell(row, this.#column, chevronIcon());
    this.#cells.set(row, cell);
    return cell;
  }

  #buttons(): TemplateResult | null {
    const {tree} = this.#table.data.page ?? {};
    // A search opens and closes the rows.
    const keys = !tree || tree.view.isFiltered ? [] : this.#parentsOf({view: tree.view});
    if (keys.length === 0) return null;
    return html`${([keys, []] as const).map(
      open =>
        html`<button
          part="open-rows-button"
          class="quiet-text"
          type="button"
          @click=${() => this.#property.offer(open)}
        >
          ${this.#table.localize.term(open === keys ? 'openAllGroups' : 'closeAllGroups')}
        </button>`,
    )}`;
  }

  readonly #parentsOf = rememberLast(({view}: {readonly view: TreeView}) => parentKeys(view));

  #handleClick(event: Event): void {
    const isRetry = partOf(event, '.tree-retry-button') !== null;
    if (!isRetry && partOf(event, '.tree-toggle') === null) return;
    const line = this.#lines[rowOf(event)?.place ?? -1];
    if (line === undefined || line.key === null) return;
    if (!isRetry) return this.#toggle(line, line.key);
    loaderOf(this.#host).stop(line.key);
    this.#table.element.requestUpdate();
  }

  #toggle({isOpen, canLoad}: TreeLine, key: RowKey): void {
    const {data, element, warn} = this.#table;
    const {view, closed} = data.page!.tree!;
    if (view.isFiltered && !canLoad) {
      if (isOpen) closed.add(key);
      else closed.delete(key);
      return data.reload();
    }
    const open = readOpenRows(element.openRows, warn);
    const others = [...(open === 'all' ? parentKeys(view) : open)].filter(one => one !== key);
    this.#property.offer(isOpen ? others : [...others, key]);
  }

  turn(cell: HTMLTableCellElement, isForward: boolean): boolean {
    const row = BodyRow.of(cell.parentElement);
    const line = row === null ? undefined : this.#lines[row.place];
    if (!line?.isParent || line.key === null || line.isOpen === isForward) return false;
    if (cell !== row!.cellAt(this.#column)) return false;
    this.#toggle(line, line.key);
    return true;
  }

  isQuiet(place: number): boolean {
    return this.#lines[place]?.isMatch === false;
  }

  isPartlySelected(place: number, selection: Selection, filter: RowFilter): boolean {
    const {tree} = this.#table.data.page ?? {};
    const line = this.#lines[place];
    return Boolean(tree && line && this.#partly({view: tree.view, selection, filter}).has(line.index));
  }

  readonly #partly = rememberLast(
    ({
      view,
      selection,
      filter,
    }: {
      readonly view: TreeView;
      readonly selection: Selection;
      readonly filter: RowFilter;
    }) => partlySelected(view, selection, filter),
  );

  select(selection: Selection, change: TreeChange): Selection {
    const {tree} = this.#table.data.page ?? {};
    return tree === undefined
      ? selection.with(change.keys, change.isSelected, change.filter)
      : selectInTree(tree.view, selection, change);
  }
}

/** The properties that decide on the rows of a page. */
const PROPERTIES = {
  parentField: 0,
  childrenField: 0,
  loadChildren: 0,
  hasChildren: 0,
  openRows: 0,
  rowKey: 0,
};
