import {
  isGroup,
  mergeQuery,
  normalizeTree,
  type FieldCondition,
  type FilterTree,
  type TableQuery,
} from '../../../../core/table/index.js';
import {labelIn, type Column} from '../../model/table-columns.js';
import type {FeatureTable, FilterLock, TableFeature} from '../../model/table-feature.js';
import {FilterBar} from '../../view/filters/filter-bar.js';
import {conditionsIn} from '../../view/filters/tree-edits.js';
import {barTree, showsFilters, withBarTree} from './bar-query.js';
import type {FilterBarProperties} from './properties.js';

/** A writer of the requests of a server table. */
interface ServerTable {
  readonly writeQuery?: {readonly matchesAny?: boolean | undefined} | null | undefined;
}

/** The filter bar of a table. */
export class TableFilters implements TableFeature {
  readonly places = {
    bar: () => (this.#isOn ? this.#bar.render() : null),
  };
  readonly #table: FeatureTable<FilterBarProperties>;
  readonly #bar: FilterBar;
  #columns: readonly Column[] = [];
  /** The query of the tree, and the tree. */
  #read: {readonly query: TableQuery; readonly tree: FilterTree} | null = null;

  constructor(table: FeatureTable<FilterBarProperties>) {
    this.#table = table;
    const {element, root, localize, warn, data} = table;
    const withTree = (query: TableQuery, tree: FilterTree) =>
      withBarTree(query, tree, condition => this.#isColumnFilter(condition));
    this.#bar = new FilterBar({
      element,
      root,
      localize,
      warn,
      // The table warns of the filters of columns.
      given: () => data.query.where,
      tree: () => this.#tree,
      matchesAny: () => this.#matchesAny,
      source: () => data.source,
      countedQuery: others => withTree(mergeQuery(data.query, {sort: null}), others),
      change: tree => table.request('filter', query => withTree(query, tree)),
    });
    const part = {
      showsFilters: () => this.#isOn && showsFilters(data.query),
      labels: () => (this.#isOn ? this.#labels : null),
      lockOf: (field: string) => this.#lockOf(field),
    };
    table.provide({filterBar: part});
  }

  columnsChanged(columns: readonly Column[]): void {
    this.#columns = columns;
    this.#bar.readColumns(columns);
  }

  update(): void {
    this.#bar.update();
    const {match, conditions} = this.#bar.shown;
    const isAny = (group: {readonly match: string; readonly conditions: readonly unknown[]}) =>
      group.match === 'any' && group.conditions.length > 1;
    const hasAny = isAny({match, conditions}) || conditions.some(entry => isGroup(entry) && isAny(entry));
    if (hasAny && !this.#matchesAny)
      this.#table.warn(
        'the backend of writeQuery cannot match any of several conditions; the request fails. The filter bar offers only conditions that must all hold.',
      );
  }

  get #isOn(): boolean {
    return this.#table.element.filterBar;
  }

  get #matchesAny(): boolean {
    return (this.#table.element as ServerTable).writeQuery?.matchesAny !== false;
  }

  /** The same object until the filters or the conditions change. */
  get #tree(): FilterTree {
    const {query} = this.#table.data;
    const {filters, where} = this.#read?.query ?? {};
    if (this.#read === null || filters !== query.filters || where !== query.where)
      this.#read = {query, tree: barTree(query)};
    return this.#read.tree;
  }

  /** The labels of the filtered columns. */
  get #labels(): string[] {
    this.#bar.update();
    const {query} = this.#table.data;
    const apart = showsFilters(query) ? [] : Object.keys(query.filters ?? {});
    const fields = new Set([...apart, ...conditionsIn(this.#bar.shown).map(({field}) => field)]);
    return [...fields].map(field => labelIn(this.#columns, field));
  }

  #isColumnFilter(condition: FieldCondition): boolean {
    const {field, filter} = condition;
    const column = this.#columns.find(other => other.field === field);
    const isValid = normalizeTree({match: 'all', conditions: [condition]}, () => {}) !== undefined;
    return isValid && column?.source.filter === filter.type;
  }

  /** The header of a column cannot hold a condition of `where`. */
  #lockOf(field: string): FilterLock | null {
    const isLocked =
      this.#isOn &&
      !Object.hasOwn(this.#table.data.query.filters ?? {}, field) &&
      conditionsIn(this.#bar.shown).some(condition => condition.field === field);
    return isLocked
      ? {reason: this.#table.localize.term('filteredInBar'), open: () => this.#bar.open(field)}
      : null;
  }
}
