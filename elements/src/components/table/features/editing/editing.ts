import {type ReactiveController} from 'lit';
import {
  isRemoval,
  readCell,
  type CellValue,
  type EditOptions,
  type EditPlace,
  type EditStep,
  type RowKey,
  type TableEdit,
  type TableRow,
} from '../../../../core/table/index.js';
import {nextTask} from '../../../../dom/time-slicer.js';
import {isSameList} from '../../../../core/is-same-list.js';
import {composedContains} from '../../../../dom/composed-tree.js';
import type {Page} from '../../model/page-source.js';
import {NO_KEYS, pageKeys, rowName} from '../../model/row-keys.js';
import type {Column} from '../../model/table-columns.js';
import type {
  CellInput,
  FeatureColumn,
  FeatureRows,
  FeatureTable,
  TableEditing,
  TableFeature,
} from '../../model/table-feature.js';
import {normalizeChoice} from '../../model/table-settings.js';
import {BodyRow} from '../../view/body-row.js';
import {isOutsideControls, partOf} from '../../view/row-clicks.js';
import {neededModule, newEditor} from './cell-editors.js';
import {CellPlaces} from './cell-places.js';
import {compareEdits, rebased} from './compare-edits.js';
import {renderedEditor} from './rendered-editor.js';
import {editColumns, type EditColumn} from './edit-columns.js';
import {EditKeys} from './edit-keys.js';
import {EditForm, type FormProperties} from './edit-form.js';
import {EditSaves} from './edit-saves.js';
import {EditedPage} from './edited-page.js';
import {NewRows} from './new-row.js';
import {OpenCell, type EditEnd} from './open-cell.js';
import {ShownEdits, type ShownEditing} from './shown-edits.js';
import {TableEdits} from './table-edits.js';
import type {SaveBy} from './properties.js';

type Cell = HTMLTableCellElement;

/** Cells that are saved in the task in which they are set. */
const MOST_AT_ONCE = 1000;

/** Lets users edit the cells of a table, and saves what they have edited. */
export class Editing implements TableFeature, TableEditing, ShownEditing, ReactiveController {
  readonly #table: FeatureTable<FormProperties>;
  readonly #edits: TableEdits;
  readonly #page: EditedPage;
  readonly #saves: EditSaves;
  readonly form: EditForm;
  readonly #places: CellPlaces;
  readonly #newRows: NewRows;
  readonly #view: ShownEdits;
  readonly #keysOfPage: () => readonly (RowKey | null)[];
  #columns: ReadonlyMap<string, EditColumn> = new Map();
  keys = NO_KEYS;
  saveBy: SaveBy = 'cell';
  open: OpenCell | null = null;
  /** The row with the focus, which stays in its place. */
  #entered: RowKey | null = null;
  /** The cell to focus once it is shown. */
  #next: EditPlace | null = null;
  /** The edits and the rows that were compared last. */
  #compared: readonly unknown[] = [];

  constructor(table: FeatureTable<FormProperties>) {
    this.#table = table;
    this.#edits = new TableEdits(table, {
      columns: () => this.#columns,
      checked: edit => this.#saveCells([edit]),
      isSaving: edit => this.#saves.isSaving(edit),
    });
    this.#page = new EditedPage(table);
    this.#saves = new EditSaves(table, this.#edits, this.#page, () => this.form.isSubmitted);
    this.form = new EditForm(table, this.#edits, {
      anchor: () => this.#firstProblem(),
    });
    this.#keysOfPage = pageKeys(table, 'edited');
    this.#places = new CellPlaces(table, {
      keys: () => this.keys,
      isEditable: field => this.isEditable(field),
    });
    this.#newRows = new NewRows(table);
    this.#view = new ShownEdits(table, this.#edits, this);
    table.provide({
      editing: this,
      holdsRow: key => this.open?.key === key,
    });
    table.element.addController(this);
    const {root} = table;
    new EditKeys(root, {
      isOn: () => this.isOn && this.open === null,
      placeOf: cell => this.#places.placeOf(cell),
      start: (cell, isTyped) => this.#start(cell, isTyped),
      isOpen: () => this.open !== null,
      discard: place => this.#discardAt(place),
      empty: place => this.#enter([{...place, value: null}]),
      undo: () => this.undo(),
      redo: () => this.redo(),
    });
    root.addEventListener('dblclick', event => this.#handlePress(event));
    root.addEventListener('click', event => this.#handleClick(event as PointerEvent));
    root.addEventListener('focusin', event => this.#handleFocus(event));
    root.addEventListener('focusout', event => this.#handleBlur(event as FocusEvent));
  }

  get isOn(): boolean {
    return this.#columns.size > 0;
  }

  get places(): TableFeature['places'] {
    return this.#view.places;
  }

  get column(): FeatureColumn | null {
    return this.#view.column;
  }

  get rows(): FeatureRows {
    return this.#view.rows;
  }

  isEditable(field: string): boolean {
    return this.#columns.has(field);
  }

  columnsChanged(columns: readonly Column[]): void {
    this.#columns = editColumns(columns, this.#table.warn);
    this.#edits.checkAll();
    // Before another feature submits something.
    if (!this.isOn) this.form.update(false);
  }

  /** A form has edits as soon as they are set. */
  changed(property: PropertyKey): void {
    this.#edits.changed(property);
    if (property !== 'edits' && property !== 'name') return;
    this.#edits.read();
    if (this.isOn) this.form.update(true);
  }

  showPage(page: Page): Page {
    this.#edits.read();
    return this.#page.shown(page, this.#edits.list);
  }

  update(): void {
    const {element, warn} = this.#table;
    this.saveBy = normalizeChoice('saveBy', element.saveBy, ['cell', 'row', 'all'], warn);
    this.#edits.read();
    this.#compare();
    // The same list while there is nothing to edit, so that no row is shown again.
    this.keys = this.isOn ? this.#keysOfPage() : NO_KEYS;
    if (this.isOn) this.form.update(true);
  }

  hostUpdated(): void {
    this.#closeIfGone();
    const place = this.#next;
    if (place === null || this.#table.data.isLoading) return;
    // Of a row on another page, nothing gets the focus, also not later.
    this.#next = null;
    const cell = this.#places.cellAt(place);
    if (cell !== null) this.#table.parts.grid?.focus(cell);
  }

  undo(): void {
    this.#repeat(this.#edits.history.undo());
  }

  redo(): void {
    this.#repeat(this.#edits.history.redo());
  }

  save(): void {
    void this.#save(this.#edits.list.list);
  }

  discard(): void {
    this.giveUp(this.#edits.list.list);
  }

  addRow(): void {
    const rows = this.newRows(1);
    this.#edits.change(rows, () => null);
    for (const {key} of rows) this.#next = {key, field: this.#columns.keys().next().value ?? null};
  }

  newRows(count: number): CellInput[] {
    const rows = new Map<RowKey, TableRow>();
    while (rows.size < count) {
      const added = this.#newRows.next(key => rows.has(key) || this.#edits.list.inRow(key).size > 0);
      if (added === null) break;
      rows.set(added.key, added.row);
    }
    return [...rows].map(([key, value]) => ({key, field: null, value}));
  }

  optionsOf({key, field}: EditPlace): EditOptions | null {
    return this.#edits.list.isRemoved(key) ? null : (this.#columns.get(field ?? '')?.options ?? null);
  }

  valueAt(place: EditPlace): CellValue {
    const edit = this.#edits.list.get(place);
    return edit === undefined ? {value: this.#valueOf(place)} : {value: edit.new, text: edit.text};
  }

  check(changes: readonly CellInput[]): Promise<readonly CellInput[]> {
    return this.#edits.check(changes);
  }

  set(changes: readonly CellInput[]): void {
    const added = new Map(changes.flatMap(({key, field, value}) => (field === null ? [[key, value]] : [])));
    const rowOf = this.#baseRows(new Set(changes.map(({key}) => key)));
    this.#enter(changes, ({key, field, old}) => {
      if (field === null) return null;
      const row = added.has(key) ? (added.get(key) as TableRow) : rowOf(key);
      return row === undefined ? old : readCell(row, field).value;
    });
  }

  removeRow(key: RowKey): void {
    const {list} = this.#edits;
    if (list.isAdded(key)) return this.giveUp([...list.inRow(key).values()]);
    const row = this.#baseRow(key);
    if (row === undefined)
      return this.#table.warn(`removeRow(): no row with the key ${JSON.stringify(key)} is loaded.`);
    const edits = this.#edits.change([{key, field: null, value: null}], () => row);
    if (this.saveBy === 'cell') this.#send(edits);
  }

  // What users do.

  #handlePress(event: Event): void {
    const cell = partOf<Cell>(event, 'tbody > tr > td');
    if (cell !== null && this.open === null && isOutsideControls(event)) this.#start(cell, false);
  }

  #handleClick(event: PointerEvent): void {
    const button = partOf<HTMLElement>(event, '.edit-button[data-action]');
    const row = button && BodyRow.of(button.closest('tr'));
    if (row) this.#act(button.dataset.action!, row, button);
    // A finger has no double click.
    else if (event.pointerType === 'touch') this.#handlePress(event);
  }

  #act(action: string, row: BodyRow, button: HTMLElement): void {
    const key = this.keys[row.place];
    if (key === null || key === undefined) return;
    const ofRow = [...this.#edits.list.inRow(key).values()];
    const place = this.#places.placeOf(button.closest('td')!);
    const edit = place && this.#edits.list.get(place);
    if (action === 'remove') this.removeRow(key);
    else if (action === 'save') void this.#save(ofRow);
    else if (action === 'cancel') this.giveUp(ofRow);
    else if (action === 'restore') this.giveUp(ofRow.filter(isRemoval));
    else if (edit && action === 'discard') this.giveUp([edit]);
    else if (edit && action === 'keep') this.#keep([edit]);
    else if (edit && action === 'retry') this.retry([edit]);
    (this.#places.cellAt({key, field: place?.field ?? null}) ?? button).focus();
  }

  #handleFocus(event: Event): void {
    const row = partOf<HTMLTableRowElement>(event, 'tbody > tr');
    const place = BodyRow.of(row)?.place;
    const key = place === undefined ? null : (this.keys[place] ?? null);
    if (key === this.#entered) return;
    this.#entered = key;
    this.#release();
  }

  /** Not if only the window has lost the focus. */
  #handleBlur({relatedTarget}: FocusEvent): void {
    const {element} = this.#table;
    if (relatedTarget === null ? !document.hasFocus() : composedContains(element, relatedTarget as Node))
      return;
    this.#entered = null;
    this.#release();
  }

  /** Rows that were kept in their places go where they belong. */
  #release(): void {
    if (this.open === null && this.#page.release()) this.#table.element.requestUpdate();
  }

  // How a cell is edited.

  /** Returns whether a cell can be edited. */
  #start(cell: Cell, isTyped: boolean): boolean {
    const place = this.#places.placeOf(cell);
    if (place === null || this.#edits.list.isRemoved(place.key)) return false;
    const {localize, data, warn, element} = this.#table;
    const column = this.#columns.get(place.field)!;
    const edit = this.#edits.list.get(place);
    const value = edit === undefined ? this.#valueOf(place) : edit.new;
    if (column.render === null && column.options.type === 'checkbox') {
      this.#enter([{...place, value: value !== true}]);
      return true;
    }
    const needed = neededModule(column);
    if (needed !== null)
      warn(
        `edit '${column.options.type}' needs import '@life-changers/elements/${needed}'; text is typed instead.`,
      );
    const row = BodyRow.of(cell.parentElement)!;
    const start = {
      column,
      value: isTyped ? null : value,
      text: isTyped ? undefined : edit?.text,
      label: `${column.name}, ${rowName(this.#table, row.place, place.key)}`,
      lang: localize.lang,
    };
    const rendered =
      column.render === null
        ? null
        : renderedEditor(
            {...start, value},
            {
              host: element,
              row: this.#edits.list.rowOf(place.key, this.#baseRow(place.key) ?? {}),
              renderer: element.cellRenderer,
              warn,
            },
          );
    const editor = rendered ?? newEditor(start);
    if (data.loadedPage !== null) this.#page.hold(data.loadedPage);
    this.open = new OpenCell({key: place.key, column, old: value}, editor, isTyped, end => this.#close(end));
    this.#view.rows.show(row);
    if (editor.focus) editor.focus();
    else editor.element.focus();
    if (!isTyped) editor.select();
    element.requestUpdate();
    return true;
  }

  /** Ends the edit of a cell. */
  #close({isCanceled, move, isLeft = false}: EditEnd): void {
    const open = this.open;
    if (open === null) return;
    this.open = null;
    const place = {key: open.key, field: open.column.field};
    const cell = this.#places.cellAt(place);
    // Before the editor is removed, so that the focus is not lost.
    if (!isLeft && cell !== null) this.#table.parts.grid?.focus(this.#places.moved(cell, move));
    // Its row may be on another page now, or have another value.
    if (!isCanceled) this.#enter([{...place, ...open.editor.read()}], () => open.old);
    open.editor.remove?.();
    const row = cell && BodyRow.of(cell.parentElement);
    if (row) this.#view.rows.show(row);
    this.#table.element.requestUpdate();
  }

  /** Its row may be on another page now, and its column hidden. During an update, the table would not see what a save changes. */
  #closeIfGone(): void {
    if (this.open === null) return;
    const place = {key: this.open.key, field: this.open.column.field};
    if (this.#places.cellAt(place) === null) this.#close({isCanceled: false, move: null, isLeft: true});
  }

  /** Makes changes of the user. */
  #enter(inputs: readonly CellInput[], valueOf = (input: CellInput): unknown => this.#valueOf(input)): void {
    const {data, announce} = this.#table;
    if (data.loadedPage !== null && this.#entered !== null) this.#page.hold(data.loadedPage);
    const edits = this.#edits.change(inputs, valueOf);
    const invalid = edits.find(({state}) => state === 'invalid');
    if (invalid !== undefined) announce(this.#edits.messageOf(invalid));
    // Many cells are shown first, so that the page responds in between.
    if (edits.length > MOST_AT_ONCE) void nextTask().then(() => this.#saveCells(edits));
    else this.#saveCells(edits);
  }

  #repeat(step: EditStep | null): void {
    if (step === null) return;
    const edits = this.#edits.repeat(step, key => this.#baseRow(key));
    this.#next = step[0] ?? null;
    this.#saveCells(edits);
  }

  /** Saves cells that are valid, if each is saved on its own. A row that was added is saved as a whole. */
  #saveCells(edits: readonly TableEdit[]): void {
    if (this.saveBy !== 'cell') return;
    this.#compare();
    const {list} = this.#edits;
    this.#send(edits.flatMap(edit => (list.isAdded(edit.key) ? [] : (list.get(edit) ?? []))));
  }

  /** Sends what is valid. Returns whether it is left to the form. */
  #send(edits: readonly TableEdit[]): boolean {
    return this.#saves.send(edits.filter(({state}) => state === 'changed'));
  }

  async #save(edits: readonly TableEdit[]): Promise<void> {
    const keys = new Set(edits.map(({key}) => key));
    await this.#edits.checkRows(keys, key => this.#baseRow(key), this.#table.element.rowRules);
    const now = this.#edits.list.list.filter(({key}) => keys.has(key));
    const problems = now.filter(
      ({state}) => state === 'invalid' || state === 'conflict' || state === 'checking',
    );
    if (problems.length === 0) {
      const isLeft = this.#saves.send(now.filter(({state}) => state !== 'saving'));
      if (isLeft && this.saveBy === 'all') this.form.submit();
      return;
    }
    this.#table.announce(this.#table.localize.term('invalidCount', problems.length));
    this.focusProblem(problems);
  }

  retry(edits: readonly TableEdit[]): void {
    const again = edits.map((edit): TableEdit => ({...edit, state: 'changed', message: undefined}));
    this.#edits.replace(again);
    if (this.#send(again)) this.form.submit();
  }

  /** Keeps the values of the user in a conflict. */
  #keep(edits: readonly TableEdit[]): void {
    this.#saveCells(this.#edits.recheck(edits.map(edit => rebased(edit, edit.server))));
  }

  giveUp(edits: readonly TableEdit[]): void {
    this.#saves.forget(edits);
    this.#edits.discard(edits);
  }

  /** Returns whether there was an edit to discard. */
  #discardAt(place: EditPlace): boolean {
    const edit = this.#edits.list.get(place);
    if (edit !== undefined) this.giveUp([edit]);
    return edit !== undefined;
  }

  /** Finds conflicts with the rows of the page, and edits whose rows have got their values. */
  #compare(): void {
    const {list} = this.#edits;
    const {loadedPage} = this.#table.data;
    if (list.list.length === 0) return;
    const compared = [list, loadedPage && this.#page.baseRows(loadedPage)];
    if (isSameList(compared, this.#compared)) return;
    this.#compared = compared;
    const rowOf = this.#baseRows();
    const {conflicts, solved} = compareEdits(
      list.list,
      ({key}) => rowOf(key),
      (edit, value) => this.#saves.expects(edit, value),
    );
    if (conflicts.length > 0) this.#edits.replace(conflicts);
    if (solved.length > 0) this.#edits.recheck(solved);
  }

  // Where things are.

  /** Returns a row without its edits, if it is on the page or was added. */
  #baseRow(key: RowKey): TableRow | undefined {
    return this.#baseRows()(key);
  }

  /** Returns a function that finds such rows, for many of them: those of some keys, by default those with edits. */
  #baseRows(keys?: ReadonlySet<RowKey>): (key: RowKey) => TableRow | undefined {
    const {list} = this.#edits;
    const {loadedPage} = this.#table.data;
    const rows = loadedPage && this.#page.baseRows(loadedPage);
    return key => {
      const added = list.isAdded(key) ? list.get({key, field: null}) : undefined;
      return (
        (added?.new as TableRow | undefined) ??
        rows?.get(key) ??
        this.#page.otherRow(key, keys ?? list.rows.keys())
      );
    };
  }

  #valueOf({key, field}: EditPlace): unknown {
    const row = this.#baseRow(key);
    return row === undefined || field === null ? undefined : readCell(row, field).value;
  }

  /** Focuses the next of some edits after the current cell. Edits on other pages cannot be shown. */
  focusProblem(edits: readonly TableEdit[]): void {
    const cell = this.#places.next(edits);
    if (cell !== null) this.#table.parts.grid?.focus(cell);
  }

  /** Returns the first cell with a problem, ready to get the focus. */
  #firstProblem(): Cell | null {
    const cell =
      this.#edits.problems.map(edit => this.#places.cellAt(edit)).find(one => one !== null) ?? null;
    if (cell?.hasAttribute('tabindex') === false) cell.tabIndex = -1;
    return cell;
  }
}
