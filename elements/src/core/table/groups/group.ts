import type {TableRow} from '../row.js';

/** The texts of the values by which a group and those around it are grouped, the outermost first. Null is without a value. */
export type GroupPath = readonly (string | null)[];

/** A group of rows, or of groups. */
export interface RowGroup {
  /** The value of the first of its rows; undefined if they have none. */
  readonly value: unknown;
  /** The value as text, which rows of the group have in common; null if they have none. */
  readonly text: string | null;
  /** The number of its rows. */
  readonly count: number;
  /** Its groups; null if it has rows, and undefined while its groups are not loaded. */
  readonly groups: readonly RowGroup[] | null | undefined;
}

/** Returns what identifies a group. */
export const pathName = (path: GroupPath): string => JSON.stringify(path);

/** Which groups are open: all or none, but for exceptions. */
export interface OpenGroups {
  readonly mode: 'all' | 'none';
  readonly except: readonly GroupPath[];
}

export const NO_OPEN_GROUPS: OpenGroups = {mode: 'none', except: []};

/** Returns whether groups are open. */
export function isOpenIn({mode, except}: OpenGroups): (path: GroupPath) => boolean {
  const names = new Set(except.map(pathName));
  return path => (mode === 'all') !== names.has(pathName(path));
}

/** Returns open groups with one opened or closed. */
export function withOpen(open: OpenGroups, path: GroupPath, isOpen: boolean): OpenGroups {
  const name = pathName(path);
  const others = open.except.filter(one => pathName(one) !== name);
  return {mode: open.mode, except: (open.mode === 'all') === isOpen ? others : [...others, path]};
}

/** Reads the open groups of an app, such as from JSON. Returns null if they are not valid. */
export function parseOpenGroups(given: unknown): OpenGroups | null {
  if (given === null || given === undefined || given === 'none') return NO_OPEN_GROUPS;
  if (given === 'all') return {mode: 'all', except: []};
  if (Array.isArray(given)) return parseOpenGroups({mode: 'none', except: given});
  const {mode, except = []} = Object(given) as Partial<Record<'mode' | 'except', unknown>>;
  const isValid = (mode === 'all' || mode === 'none') && Array.isArray(except) && except.every(isPath);
  return isValid ? {mode, except} : null;
}

const isPath = (given: unknown): given is GroupPath =>
  Array.isArray(given) && given.length > 0 && given.every(text => text === null || typeof text === 'string');

/** What columns say of the rows of a group, by field. */
export type GroupTotals = ReadonlyMap<string, unknown>;

/** The header of a group on a page. */
export interface PageGroup {
  readonly path: GroupPath;
  readonly group: RowGroup;
  /** The place on the page of the first row after the header. */
  readonly place: number;
  readonly isOpen: boolean;
  /** Whether the page starts inside of the group, so that its header is repeated. */
  readonly isContinued: boolean;
  readonly totals: GroupTotals;
  /** Returns all rows of the group. Absent if the table does not have them. */
  readonly rows?: (() => readonly TableRow[]) | undefined;
}
