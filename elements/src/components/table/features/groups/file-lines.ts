import type {GroupTotals, RowGroup, SlicedWork, TableRow} from '../../../../core/table/index.js';
import {groupRows, type GroupTask, type KnownGroup} from '../../../../core/table/groups/group-rows.js';
import {totalOf, type TotalColumn} from '../../../../core/table/groups/totals.js';
import type {FileLines} from '../../model/page-source.js';

interface FileTask extends GroupTask {
  /** The field of the first column, which has the names of groups. */
  readonly first: string;
  readonly columns: readonly TotalColumn[];
  readonly nameOf: (group: RowGroup, level: number) => string;
  readonly totalText: string;
}

/** Returns rows by group for a file, with a line before those of each group, and the totals of all. */
export function* fileLines({first, columns, nameOf, totalText, ...task}: FileTask): SlicedWork<FileLines> {
  const {groups, rows} = yield* groupRows(task);
  const lines: TableRow[] = [];
  const levels = new Map<TableRow, number>();
  yield* add(groups, []);
  const totals = columns.length === 0 ? null : lineOf(totalText, yield* totalsOf(0, rows.length));
  return {rows: lines, levels, level: task.fields.length, totals};

  function* add(inner: readonly KnownGroup[], around: readonly string[]): SlicedWork<void> {
    for (const group of inner) {
      const {start, count} = group;
      const names = [...around, nameOf(group, around.length)];
      const line = lineOf(`${names.join(' › ')} (${count})`, yield* totalsOf(start, start + count));
      levels.set(line, around.length);
      lines.push(line);
      if (group.groups !== null) yield* add(group.groups, names);
      else for (let place = start; place < start + count; place++) lines.push(rows[place]!);
    }
  }

  function* totalsOf(start: number, end: number): SlicedWork<GroupTotals> {
    const totals = new Map<string, unknown>();
    // The table has warned of values that have no total.
    for (const column of columns)
      totals.set(column.field, yield* totalOf(column, rows, start, end, () => {}));
    return totals;
  }

  function lineOf(text: string, totals: GroupTotals): TableRow {
    return Object.fromEntries([...totals, [first, text]]);
  }
}
