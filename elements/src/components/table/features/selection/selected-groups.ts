import {filtersWithin} from '../../../../core/table/groups/groups-query.js';
import type {PageGroup, RowFilter, RowKey, Selection} from '../../../../core/table/index.js';
import {isInside} from '../../../../core/table/selection/known-rows.js';
import type {GroupRows} from '../../../../core/table/selection/selection.js';
import {keysIn} from '../../model/row-keys.js';
import type {Page} from '../../model/page-source.js';
import type {FeatureTable} from '../../model/table-feature.js';

/** The groups on a page, as a selection sees them: what their rows match, how many they are, and which keys are known. */
export class SelectedGroups {
  readonly #table: FeatureTable;
  #page: Page | null = null;
  #filter: RowFilter | null = null;
  #keys: readonly (RowKey | null)[] = [];
  #queries: ReadonlyMap<PageGroup, RowFilter> = new Map();
  /** The query of the group around each row of the page. */
  #around: readonly RowFilter[] = [];
  /** The number of rows that match a query, by its name. */
  readonly #counts = new Map<string, number>();
  /** The groups in which rows were shown. */
  readonly #shown = new Map<RowKey, RowFilter>();
  /** Groups can be large, so the keys of one whose rows are in memory are read once. */
  #known = new WeakMap<object, {readonly rowKey: unknown; readonly keys: readonly (RowKey | null)[]}>();

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /** Returns the query of the innermost group around a row of the page; undefined without groups. */
  readonly at = (place: number): RowFilter | undefined => this.#around[place];

  /** Returns the number of rows that match a query, if it was shown; otherwise null. */
  readonly count = (query: RowFilter): number | null => this.#counts.get(nameOf(query)) ?? null;

  /** Reads the page. */
  follow(keys: readonly (RowKey | null)[], filter: RowFilter): void {
    const {page, pageQuery} = this.#table.data;
    if (page === null || (page === this.#page && filter === this.#filter && keys === this.#keys)) return;
    this.#page = page;
    this.#filter = filter;
    this.#keys = keys;
    this.#counts.set(nameOf(filter), page.total);
    const {groups = []} = page;
    this.#queries = new Map(
      groups.map(line => {
        const path = line.path.map((value, level) => ({field: pageQuery.group![level]!, value}));
        return [line, {...filter, filters: filtersWithin(filter.filters, path)}];
      }),
    );
    for (const [{group}, query] of this.#queries) this.#counts.set(nameOf(query), group.count);
    let next = 0;
    this.#around =
      groups.length === 0
        ? []
        : keys.map((_, place) => {
            while (next < groups.length && groups[next]!.place <= place) next++;
            return this.#queries.get(groups[next - 1]!)!;
          });
    for (const [place, group] of this.#around.entries())
      if (keys[place] !== null) this.#shown.set(keys[place]!, group);
  }

  /** Returns the rows of a group of the page. */
  rowsOf(line: PageGroup, {keys, except}: Selection): GroupRows {
    const group = this.#queries.get(line)!;
    const isSingle = (key: RowKey | null) => key !== null && (keys.has(key) || except.has(key));
    const isHere = (key: RowKey) => isSingle(key) && isInside(this.#shown.get(key)!, group);
    const single = (): readonly unknown[] =>
      line.rows === undefined ? [...this.#shown.keys()].filter(isHere) : this.#keysOf(line).filter(isSingle);
    return {
      filter: this.#filter!,
      group,
      keys: keys.size + except.size === 0 ? [] : (single() as readonly RowKey[]),
    };
  }

  /** Selects or deselects rows of the page. */
  with(selection: Selection, rows: ReadonlySet<RowKey>, isSelected: boolean): Selection {
    const parts = new Map<RowFilter, RowKey[]>();
    for (const [place, key] of this.#keys.entries()) {
      if (key === null || !rows.has(key)) continue;
      const group = this.at(place) ?? this.#filter!;
      const part = parts.get(group);
      if (part === undefined) parts.set(group, [key]);
      else part.push(key);
    }
    let result = selection;
    for (const [group, keys] of parts) result = result.with(keys, isSelected, this.#filter!, group);
    return result;
  }

  #keysOf({group, rows}: PageGroup): readonly (RowKey | null)[] {
    const {rowKey} = this.#table.element;
    const known = this.#known.get(group);
    if (known !== undefined && known.rowKey === rowKey) return known.keys;
    const keys = keysIn(this.#table, rows!());
    this.#known.set(group, {rowKey, keys});
    return keys;
  }
}

/** Returns what identifies a query, in any order of its parts. */
const nameOf = (query: RowFilter): string =>
  JSON.stringify(query, (_, part: unknown) =>
    Object(part) === part && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part as object).sort())
      : part,
  );
