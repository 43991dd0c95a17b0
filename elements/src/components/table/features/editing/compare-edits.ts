import {isSameValue, readCell, type TableEdit, type TableRow} from '../../../../core/table/index.js';

/** What edits have become because their rows have got other values. */
export interface ComparedEdits {
  readonly conflicts: readonly TableEdit[];
  /** Edits without a conflict any more, or whose rows have got their values. */
  readonly solved: readonly TableEdit[];
}

/** Compares the edits of cells with the values of their rows now. */
export function compareEdits(
  edits: readonly TableEdit[],
  rowOf: (edit: TableEdit) => TableRow | undefined,
  isExpected: (edit: TableEdit, value: unknown) => boolean,
): ComparedEdits {
  const conflicts: TableEdit[] = [];
  const solved: TableEdit[] = [];
  for (const edit of edits) {
    const row = edit.field === null || edit.state === 'saving' ? undefined : rowOf(edit);
    if (row === undefined) continue;
    const {value} = readCell(row, edit.field!);
    const isOver = edit.text === undefined && isSameValue(value, edit.new) && !isSameValue(value, edit.old);
    if (isExpected(edit, value)) continue;
    if (isOver || (edit.state === 'conflict' && isSameValue(value, edit.old)))
      solved.push(rebased(edit, value));
    else if (!isSameValue(value, edit.old) && !isSameValue(value, edit.server))
      conflicts.push({...edit, state: 'conflict', server: value});
  }
  return {conflicts, solved};
}

/** Returns an edit as a change of another value. */
export const rebased = ({server: _, message: __, ...edit}: TableEdit, old: unknown): TableEdit => ({
  ...edit,
  old,
  state: 'changed',
});
