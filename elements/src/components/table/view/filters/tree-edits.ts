import {isSameData} from '../../../../core/same-data.js';
import {
  isEffective,
  isGroup,
  NO_CONDITIONS,
  normalizeTree,
  type FieldCondition,
  type FilterGroup,
  type FilterTree,
  type Match,
} from '../../../../core/table/index.js';

/** The places of an entry: in the tree, and in its group. */
export type TreePath = readonly number[];

type Entry = FieldCondition | FilterGroup;

/** A condition that is shown. */
export interface ShownCondition extends FieldCondition {
  readonly path: TreePath;
}

/** A group that is shown. */
export interface ShownGroup extends FilterGroup<ShownCondition> {
  readonly path: TreePath;
}

/** The part of a tree that is shown. The paths are those of the tree of the app, whose other entries stay. */
export type ShownTree = FilterGroup<ShownCondition | ShownGroup>;

/** Returns the conditions that are valid and can leave rows out. */
export function shownTree(given: unknown): ShownTree {
  const tree = asTree(given);
  const {match} = normalizeTree(tree, () => {}) ?? NO_CONDITIONS;
  return {match, conditions: tree.conditions.flatMap((entry, index) => shownEntry(entry, [index]))};
}

function shownEntry(entry: Entry, path: TreePath): (ShownCondition | ShownGroup)[] {
  const [valid] = normalizeTree({match: 'all', conditions: [entry]}, () => {})?.conditions ?? [];
  if (valid === undefined) return [];
  if (!isGroup(valid)) return isEffective(valid) ? [{...valid, path}] : [];
  const conditions = (entry as FilterGroup).conditions.flatMap(
    (condition, place) => shownEntry(condition, [...path, place]) as ShownCondition[],
  );
  return conditions.length === 0 ? [] : [{...valid, conditions: conditions.filter(isCondition), path}];
}

/** A group in a group is ignored. */
const isCondition = (entry: ShownCondition | ShownGroup): entry is ShownCondition => !('conditions' in entry);

/** Returns a tree of the app, whose entries may be invalid. */
export function asTree(given: unknown): FilterTree {
  const {conditions} = Object(given ?? {}) as {readonly conditions?: unknown};
  return Array.isArray(conditions) ? (given as FilterTree) : NO_CONDITIONS;
}

/** Returns all conditions that are shown. */
export const conditionsIn = ({conditions}: ShownTree): ShownCondition[] =>
  conditions.flatMap(entry => (isCondition(entry) ? [entry] : entry.conditions));

/** Returns the path of a condition: the given one if it is there, or else the last equal one. */
export function pathOf(tree: ShownTree, {field, filter}: FieldCondition, near: TreePath): TreePath | null {
  const equal = conditionsIn(tree).filter(other => isSameData([other.field, other.filter], [field, filter]));
  return (equal.find(({path}) => isSameData(path, near)) ?? equal.at(-1))?.path ?? null;
}

/** Returns the tree with another entry at a path, or without it. A group without entries goes, too. */
export function withEntry(tree: FilterTree, [index, place]: TreePath, entry: Entry | null): FilterTree {
  const conditions = replaced(tree.conditions, index!, current => {
    if (place === undefined) return entry;
    const group = current as FilterGroup;
    const inner = replaced(group.conditions, place, () => entry as FieldCondition | null);
    return inner.length === 0 ? null : {...group, conditions: inner};
  });
  return {...tree, conditions};
}

const replaced = <Item>(list: readonly Item[], index: number, change: (item: Item) => Item | null): Item[] =>
  list.flatMap((item, at) => (at === index ? (change(item) ?? []) : [item]));

/** Where a condition is added: a group by its place, a new group, or the tree itself. */
export type AddPlace = number | 'group' | null;

/** Returns the tree with one more condition, and its path. A new group has the other word. */
export function withAdded(
  tree: FilterTree,
  at: AddPlace,
  condition: FieldCondition,
): {readonly tree: FilterTree; readonly path: TreePath} {
  const {length} = tree.conditions;
  const group = typeof at === 'number' ? (tree.conditions[at] as FilterGroup | undefined) : undefined;
  if (group !== undefined) {
    const longer = {...group, conditions: [...group.conditions, condition]};
    return {tree: withEntry(tree, [at as number], longer), path: [at as number, group.conditions.length]};
  }
  const isNew = at === 'group';
  const match: Match = tree.match === 'any' ? 'all' : 'any';
  const added = isNew ? {match, conditions: [condition]} : condition;
  return {tree: {...tree, conditions: [...tree.conditions, added]}, path: isNew ? [length, 0] : [length]};
}

/** Returns the tree with another word, or with another word of the group at a place. */
export function withMatch(tree: FilterTree, index: number | null, match: Match): FilterTree {
  if (index === null) return {...tree, match};
  return withEntry(tree, [index], {...(tree.conditions[index] as FilterGroup), match});
}
