import {isScalar, scalarText, type RowKey, type TableEdit} from '../../../../core/table/index.js';
import {rowName} from '../../model/row-keys.js';
import type {FeatureColumn, FeatureRow, FeatureTable} from '../../model/table-feature.js';
import {EditedCells, type CellShown} from './edited-cells.js';
import {addButton, editBar, showTools, toolsCell, toolsHeader, type BarButton} from './editing.view.js';
import type {OpenCell} from './open-cell.js';
import type {EditingProperties, SaveBy} from './properties.js';
import type {TableEdits} from './table-edits.js';

/** What is shown of the editing of a table, and what its buttons do. */
export interface ShownEditing {
  /** Whether there is a column to edit. */
  readonly isOn: boolean;
  /** The keys of the rows of the page. */
  readonly keys: readonly (RowKey | null)[];
  readonly saveBy: SaveBy;
  readonly open: OpenCell | null;
  isEditable(field: string): boolean;
  addRow(): void;
  undo(): void;
  save(): void;
  retry(edits: readonly TableEdit[]): void;
  giveUp(edits: readonly TableEdit[]): void;
  /** Focuses the next of some edits. */
  focusProblem(edits: readonly TableEdit[]): void;
}

/** Shows the edits in the rows, with the buttons for them, and above the columns. */
export class ShownEdits {
  readonly places = {toolbar: () => this.#addButton(), bar: () => this.#bar()};
  readonly #table: FeatureTable<EditingProperties>;
  readonly #edits: TableEdits;
  readonly #editing: ShownEditing;
  readonly #cells = new EditedCells();

  constructor(table: FeatureTable<EditingProperties>, edits: TableEdits, editing: ShownEditing) {
    this.#table = table;
    this.#edits = edits;
    this.#editing = editing;
  }

  get column(): FeatureColumn | null {
    const {removable, newRow} = this.#table.element;
    return this.#editing.isOn && (removable || newRow || this.#editing.saveBy === 'row')
      ? this.#column
      : null;
  }

  readonly #column: FeatureColumn = {
    isLast: true,
    header: () => toolsHeader(this.#table.localize.term('editRow')),
    cell: toolsCell,
  };

  readonly rows = {
    state: () => [
      this.#edits.list,
      this.#editing.open,
      this.#editing.keys,
      this.#table.columns(),
      this.#editing.saveBy,
      this.#table.element.removable,
      this.#table.localize.lang,
    ],
    prepare: (row: FeatureRow) => this.#prepare(row),
    show: (row: FeatureRow) => this.#showRow(row),
  };

  /** In a grid, cells that nobody can edit say so. */
  #prepare(row: FeatureRow): void {
    if (!this.#editing.isOn) return;
    for (const [index, {field}] of this.#table.columns().entries())
      if (!this.#editing.isEditable(field)) row.cellAt(index).setAttribute('aria-readonly', 'true');
  }

  #showRow(row: FeatureRow): void {
    if (!this.#editing.isOn) return;
    const key = this.#editing.keys[row.place] ?? null;
    const {list} = this.#edits;
    const edits = list.inRow(key);
    const open = this.#editing.open?.key === key ? this.#editing.open : null;
    this.#cells.show(row, key, this.#table.columns(), field => {
      const edit = edits.get(field);
      const editor = open?.column.field === field ? open.editor.element : null;
      return edit === undefined && editor === null ? null : this.#shown(edit, editor);
    });
    const [isAdded, isRemoved] = key === null ? [false, false] : [list.isAdded(key), list.isRemoved(key)];
    row.element.part.toggle('added-row', isAdded);
    row.element.part.toggle('removed-row', isRemoved);
    row.element.toggleAttribute('data-removed', isRemoved);
    if (
      this.column !== null &&
      key !== null &&
      row.differs(this, key, edits, this.#editing.saveBy, this.#table.localize.lang)
    )
      showTools(row.cellOf(this.#column), this.#toolsOf(row.place, key, edits.size > 0));
  }

  #shown(edit: TableEdit | undefined, editor: HTMLElement | null): CellShown {
    const {localize} = this.#table;
    const state = edit?.state;
    if (state === 'conflict')
      return {
        edit,
        editor,
        message: localize.term('editConflict', this.#textOf(edit!.server)),
        buttons: [
          ['keep', localize.term('keepEdit')],
          ['discard', localize.term('discardEdits')],
        ],
      };
    return {
      edit,
      editor,
      message:
        edit === undefined
          ? ''
          : state === 'saving'
            ? localize.term('editSaving')
            : this.#edits.messageOf(edit),
      buttons:
        state === 'failed'
          ? [
              ['retry', localize.term('retry')],
              ['discard', localize.term('discardEdits')],
            ]
          : [],
    };
  }

  #toolsOf(place: number, key: RowKey, isEdited: boolean): Parameters<typeof showTools>[1] {
    const {localize, element} = this.#table;
    const {list} = this.#edits;
    const name = rowName(this.#table, place, key);
    const [isAdded, isRemoved] = [list.isAdded(key), list.isRemoved(key)];
    const isSaved =
      isEdited && (this.#editing.saveBy === 'row' || (this.#editing.saveBy === 'cell' && isAdded));
    const tool = (text: string): readonly [string, string] => [text, `${text}: ${name}`];
    return {
      ...(isSaved && {save: tool(localize.term('saveEdits')), cancel: tool(localize.term('cancel'))}),
      ...(!isSaved && isAdded && {cancel: tool(localize.term('removeEntry'))}),
      ...(!isSaved && isRemoved && {restore: tool(localize.term('restoreEntry'))}),
      ...(element.removable && !isAdded && !isRemoved && {remove: tool(localize.term('removeEntry'))}),
    };
  }

  #textOf(value: unknown): string {
    if (value === '' || value === null || value === undefined)
      return this.#table.localize.term('emptyOption');
    return isScalar(value) ? scalarText(value) : String(value);
  }

  #addButton(): unknown {
    if (!this.#editing.isOn || !this.#table.element.newRow) return null;
    return addButton(this.#table.localize.term('addEntry'), () => this.#editing.addRow());
  }

  #bar(): unknown {
    const {localize} = this.#table;
    const {list} = this.#edits;
    const problems = this.#edits.problems;
    if (
      !this.#editing.isOn ||
      list.list.length === 0 ||
      (this.#editing.saveBy !== 'all' && problems.length === 0)
    )
      return null;
    const failed = problems.filter(({state}) => state !== 'invalid');
    const buttons: (BarButton | false)[] = [
      problems.length > 0 && {
        text: localize.term('showInvalid'),
        run: () => this.#editing.focusProblem(problems),
      },
      this.#editing.saveBy === 'all' && {text: localize.term('saveEdits'), run: () => this.#editing.save()},
      this.#editing.saveBy !== 'all' &&
        failed.length > 0 && {text: localize.term('retry'), run: () => this.#editing.retry(failed)},
      this.#editing.saveBy === 'all' && {
        text: localize.term('undoEdit'),
        isDisabled: !this.#edits.history.canUndo,
        run: () => this.#editing.undo(),
      },
      {
        text: localize.term('discardEdits'),
        run: () => this.#editing.giveUp(this.#editing.saveBy === 'all' ? list.list : problems),
      },
    ];
    return editBar({
      text: localize.term('editCount', list.count),
      problems: problems.length === 0 ? '' : localize.term('invalidCount', problems.length),
      buttons: buttons.filter(button => button !== false),
    });
  }
}
