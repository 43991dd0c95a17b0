import {isSameData} from '../../../../core/same-data.js';
import {parseOpenGroups} from '../../../../core/table/groups/group.js';
import {initialQuery, mergeQuery, type ColumnState, type TableQuery} from '../../../../core/table/index.js';
import type {TableView, ViewState} from '../../../../core/table/views/saved-view.js';
import {fitView, isSameState} from '../../../../core/table/views/view-state.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {normalizeQuery} from '../../model/table-settings.js';
import {UserProperty} from '../../model/user-property.js';
import type {ViewsProperties} from './properties.js';

/** What a view sets. */
interface ViewedProperties extends ViewsProperties {
  readonly columnMenu: boolean;
  query: TableQuery;
  columnState: ColumnState | null | undefined;
  openGroups: unknown;
  density: ViewState['density'] | null;
}

/** A table, as views see it. */
export type ViewedTable = FeatureTable<ViewedProperties>;

type Host = HTMLElement & ViewedProperties;

/** The columns that are not those of a view. */
export interface ChangedColumns {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The view that a table shows, and whether it still shows the same. */
export class ShownView {
  readonly property: UserProperty<Host, 'view'>;
  readonly #table: ViewedTable;
  readonly #columnState: UserProperty<Host, 'columnState'>;
  readonly #openGroups: UserProperty<Host, 'openGroups'>;
  #fields: readonly string[] = [];
  /** What the app shows without a view. */
  #base: ViewState | null = null;
  /** What the view shows of the columns; null until it was shown. */
  #expected: ViewState | null = null;
  #id: string | null | undefined;

  constructor(table: ViewedTable) {
    this.#table = table;
    this.property = new UserProperty<Host, 'view'>(table.element, 'view', 'lc-view-change');
    this.#columnState = new UserProperty<Host, 'columnState'>(
      table.element,
      'columnState',
      'lc-column-state-change',
    );
    this.#openGroups = new UserProperty<Host, 'openGroups'>(
      table.element,
      'openGroups',
      'lc-open-groups-change',
    );
  }

  /** The `id` of the view; null for none, and undefined until one was shown. */
  get id(): string | null | undefined {
    return this.#id;
  }

  /** The fields of all columns. */
  get fields(): readonly string[] {
    return this.#fields;
  }

  /** What the table shows. */
  get state(): Required<Pick<ViewState, 'density'>> & ViewState {
    const {query, columnState, openGroups, density} = this.#table.element;
    const {page: _, ...others} = query;
    return {
      query: others,
      columnState: columnState ?? null,
      openGroups: query.group && (parseOpenGroups(openGroups) ?? undefined),
      density: density ?? 'default',
    };
  }

  /** Whether the table shows something else than its view. */
  get isChanged(): boolean {
    return this.#expected !== null && !isSameState(this.state, this.#expected, this.#fields);
  }

  /** Whether the user has changed nothing since the app has set the table up, and the app wants to see nothing special. */
  get isPristine(): boolean {
    const {page, search, filters, where} = this.#table.element.query;
    const isPlain = page === 1 && search === '' && filters === undefined && where === undefined;
    return isPlain && isSameState(this.state, this.#base!, this.#fields);
  }

  /** Call it as soon as a property of the table has changed. */
  changed(property: PropertyKey): void {
    for (const one of [this.property, this.#columnState, this.#openGroups]) one.changed(property);
  }

  /**
   * Call it with the columns of the app before each update.
   *
   * @param standard What the app shows without a view; undefined for what it has set.
   */
  readColumns(fields: readonly string[], standard: ViewState | undefined): void {
    this.#fields = fields;
    if (fields.length > 0) this.#base ??= this.#withStandard(Object(standard) as ViewState);
  }

  /** Forgets the view, for views of another storage. */
  forget(): void {
    this.#id = undefined;
    this.#expected = null;
  }

  /** Accepts what the table shows as that of a view. */
  keep(id: string): void {
    this.#id = id;
    this.#expected = this.state;
  }

  /** Forgets the view, but not what the table shows. */
  leave(): void {
    this.#id = null;
    this.#expected = this.#base;
  }

  /**
   * Shows a view, or null for none.
   *
   * @param state What to show instead of the state of the view.
   * @param isUser Whether the user wants it, so that the app is told what has changed.
   * @returns The columns that are not those of the view.
   */
  show(view: TableView | null, state: ViewState | undefined, isUser: boolean): ChangedColumns {
    const {element} = this.#table;
    const isArranged = element.columnMenu;
    const fitted = view === null ? null : fitView(this.#completed(view), this.#fields, isArranged);
    const expected = fitted?.state ?? this.#base!;
    this.#id = view?.id ?? null;
    this.#expected = {...expected, query: expected.query && this.#wholeQuery(expected.query)};
    if (element.view !== this.#id) this.property.set(this.#id);
    this.#apply({...expected, ...state}, isUser);
    return fitted ?? {added: [], removed: []};
  }

  /** Parts that a view does not have are those of no view, and not those of the view before it. */
  #completed(view: TableView): TableView {
    const {density: _, ...base} = this.#base!;
    const own = Object.entries(view).filter(([, part]) => part !== undefined);
    return {...base, ...(Object.fromEntries(own) as unknown as TableView)};
  }

  #apply({columnState, openGroups, density, query}: ViewState, isUser: boolean): void {
    const {element, request} = this.#table;
    const now = this.state;
    if (columnState !== undefined && !isSameData(columnState, now.columnState))
      if (isUser) this.#columnState.offer(columnState);
      else element.columnState = columnState;
    if (openGroups !== undefined && !isSameData(openGroups, parseOpenGroups(element.openGroups)))
      if (isUser) this.#openGroups.offer(openGroups);
      else element.openGroups = openGroups;
    if (density !== undefined) element.density = density;
    if (query === undefined) return;
    const whole = this.#wholeQuery(query);
    if (isUser) request('load', () => whole);
    else element.query = whole;
  }

  #withStandard({query, ...parts}: ViewState): ViewState {
    const {state} = this;
    if (query === undefined) return {...state, ...parts};
    const initial = initialQuery();
    const given = normalizeQuery({...initial, ...query}, this.#table.warn);
    const {page: _, ...whole} = mergeQuery(initial, given);
    return {...state, openGroups: whole.group && state.openGroups, ...parts, query: whole};
  }

  /** The sort and the page size of the app are those of queries without any. */
  #wholeQuery(query: Partial<TableQuery>): TableQuery {
    const {pageSize, sort, thenBy} = this.#base!.query!;
    const own = query.sort === undefined ? {pageSize, sort, thenBy} : {pageSize};
    const initial = initialQuery();
    return mergeQuery(initial, normalizeQuery({...initial, ...own, ...query}, this.#table.warn));
  }
}
