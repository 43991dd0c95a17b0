import type {GroupPath, RowGroup} from './group.js';

/** What a page shows of a group: its header, or some of its rows after each other. */
export type GroupLine =
  | {
      readonly kind: 'group';
      readonly path: GroupPath;
      readonly group: RowGroup;
      readonly isOpen: boolean;
      /** Whether the page starts inside of the group, so that its header is repeated. */
      readonly isContinued: boolean;
    }
  | {
      readonly kind: 'rows';
      readonly path: GroupPath;
      /** The places of the first row and after the last one in the group. */
      readonly start: number;
      readonly end: number;
    };

type IsOpen = (path: GroupPath) => boolean;

/**
 * Returns the number of lines of groups, which pages count: a row of an open group, and a closed group. The header of an open
 * group is not counted: it is shown on each page that has something of the group. The groups of an open group that are not
 * loaded count as open.
 */
export const lineCount = (groups: readonly RowGroup[], isOpen: IsOpen, path: GroupPath = []): number =>
  groups.reduce((sum, group) => sum + linesOf(group, isOpen, [...path, group.text]), 0);

function linesOf({groups, count}: RowGroup, isOpen: IsOpen, path: GroupPath): number {
  if (!isOpen(path)) return 1;
  return groups ? lineCount(groups, isOpen, path) : count;
}

/** Returns the lines from a place to another, with the headers of their groups. */
export function sliceLines(
  groups: readonly RowGroup[],
  isOpen: IsOpen,
  start: number,
  end: number,
): GroupLine[] {
  const lines: GroupLine[] = [];
  addLines(lines, {groups, path: [], isOpen, start, end});
  return lines;
}

interface Range {
  readonly groups: readonly RowGroup[];
  readonly path: GroupPath;
  readonly isOpen: IsOpen;
  readonly start: number;
  readonly end: number;
}

function addLines(lines: GroupLine[], {groups, path: around, isOpen, start, end}: Range): void {
  let first = 0;
  for (const group of groups) {
    if (first >= end) return;
    const path = [...around, group.text];
    const count = linesOf(group, isOpen, path);
    const from = Math.max(0, start - first);
    const to = Math.min(count, end - first);
    first += count;
    if (from >= to) continue;
    const isGroupOpen = isOpen(path);
    lines.push({kind: 'group', path, group, isOpen: isGroupOpen, isContinued: from > 0});
    if (!isGroupOpen || group.groups === undefined) continue;
    if (group.groups === null) lines.push({kind: 'rows', path, start: from, end: to});
    else addLines(lines, {groups: group.groups, path, isOpen, start: from, end: to});
  }
}
