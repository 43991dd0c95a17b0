import {isSameData} from '../../same-data.js';
import {ColumnLayout, normalizeColumnState} from '../columns/column-state.js';
import {parseOpenGroups, pathName} from '../groups/group.js';
import {initialQuery, isSameQuery, mergeQuery} from '../query/query.js';
import type {TableView, ViewState} from './saved-view.js';

/** What a view shows of the columns that a table has now. */
interface FittedView {
  readonly state: ViewState;
  /** The fields of the columns that have been added since the view was saved. */
  readonly added: readonly string[];
  /** The fields of the columns that have been removed since then. */
  readonly removed: readonly string[];
}

/**
 * Returns what a view shows of columns: those that have been added since it was saved follow the others, and it neither sorts,
 * filters, nor groups by those that have been removed. Fields that have never been columns stay, such as those of a filter that
 * the app has set.
 *
 * @param isArranged Whether users can move columns. Otherwise, their order is that of the app, unless the view has another.
 */
export function fitView(view: TableView, fields: readonly string[], isArranged: boolean): FittedView {
  const {query, columnState, openGroups, density} = view;
  const saved: readonly string[] = Array.isArray(view.fields) ? view.fields : fields;
  const added = fields.filter(field => field !== '' && !saved.includes(field));
  const removed = saved.filter(field => !fields.includes(field));
  const isMoved = added.length > 0 && (isArranged || Boolean(columnState));
  return {
    state: {
      query: removed.length === 0 ? query : withoutFields(query, removed),
      columnState: isMoved ? withLast(columnState, fields, added) : columnState,
      openGroups,
      density,
    },
    added,
    removed,
  };
}

function withLast(columnState: unknown, fields: readonly string[], added: readonly string[]) {
  const state = normalizeColumnState(columnState, () => {});
  const others = fields.filter(field => !added.includes(field));
  const order = new ColumnLayout({order: state.order}).ordered(others);
  // A last column without a field has buttons.
  const place = order.at(-1) === '' ? order.length - 1 : order.length;
  return {...(columnState as object | null), order: order.toSpliced(place, 0, ...added)};
}

/** What is not valid stays, so that the table warns about it. */
function withoutFields(query: ViewState['query'], removed: readonly unknown[]): ViewState['query'] {
  const {sort, thenBy, filters, group, where} = (query ?? {}) as Readonly<Record<string, unknown>>;
  const isKept = (part: unknown) => !removed.includes((Object(part) as {field?: unknown}).field);
  const [first = null, ...next] = [sort, ...listOf(thenBy)].filter(isKept);
  const kept = (entries: readonly unknown[]): readonly unknown[] =>
    entries.filter(isKept).flatMap(entry => {
      const {conditions} = Object(entry) as {conditions?: unknown};
      if (!Array.isArray(conditions)) return [entry];
      const inner = kept(conditions);
      return inner.length === 0 ? [] : [{...(entry as object), conditions: inner}];
    });
  return {
    ...query,
    sort: first,
    thenBy: next,
    filters: Object.fromEntries(
      Object.entries(Object(filters) as object).filter(([field]) => !removed.includes(field)),
    ),
    group: listOf(group).filter(field => !removed.includes(field)),
    ...(where !== undefined && {where: kept([where])[0] ?? {match: 'all', conditions: []}}),
  } as ViewState['query'];
}

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/**
 * Whether a table shows what a view shows. What looks the same is the same, such as columns that were moved there and back, and
 * parts that the view does not have are left out.
 *
 * @param fields Those of all columns.
 */
export function isSameState(shown: ViewState, view: ViewState, fields: readonly string[]): boolean {
  const {query, columnState, openGroups, density} = view;
  const isOpenSame =
    openGroups === undefined ||
    !query?.group?.length ||
    isSameData(openOf(shown.openGroups), openOf(openGroups));
  return (
    (query === undefined || isSameQuery(wholeQuery(shown.query), wholeQuery(query))) &&
    (columnState === undefined ||
      isSameData(layoutOf(shown.columnState, fields), layoutOf(columnState, fields))) &&
    isOpenSame &&
    (density ?? shown.density) === shown.density
  );
}

const wholeQuery = (query: ViewState['query']) => mergeQuery(initialQuery(), {...query, page: 1});

function openOf(given: unknown): unknown {
  const {mode, except} = parseOpenGroups(given) ?? {mode: 'none', except: []};
  return [mode, ...except.map(pathName).sort()];
}

function layoutOf(given: unknown, fields: readonly string[]): unknown {
  const layout = new ColumnLayout(normalizeColumnState(given, () => {}));
  return [layout.ordered(fields), layout.shown(fields)];
}
