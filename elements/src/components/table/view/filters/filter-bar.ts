import {nothing, type ReactiveElement, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import type {Warn} from '../../../../core/bad-input.js';
import {
  isEffective,
  NO_CONDITIONS,
  normalizeTree,
  parsePeriod,
  type DatePeriod,
  type FieldCondition,
  type FilterGroup,
  type FilterTree,
  type FilterType,
  type TableQuery,
} from '../../../../core/table/index.js';
import type {PageSource} from '../../model/page-source.js';
import type {Column} from '../../model/table-columns.js';
import {barView} from './filter-bar.view.js';
import {FilterEditor, type OpenFilter} from './filter-editor.js';
import {filterTypes} from './filter-model.js';
import {columnOptions, filterPopup} from './filter-popup.js';
import type {FilterWords} from './filter-sentence.js';
import {columnField, periodField} from './condition-fields.js';
import {
  asTree,
  conditionsIn,
  pathOf,
  shownTree,
  withAdded,
  withEntry,
  withMatch,
  type AddPlace,
  type ShownTree,
  type TreePath,
} from './tree-edits.js';

/** What a bar is part of. */
export interface FilterBarHost {
  readonly element: ReactiveElement;
  readonly root: ShadowRoot;
  readonly localize: LocalizeController;
  readonly warn: Warn;
  /** Returns what the app has set, of which the bar warns. The bar may show more. */
  given(): unknown;
  /** Returns the conditions, which may contain invalid ones. It returns the same object until they change. */
  tree(): unknown;
  /** Whether any of several conditions can be matched. */
  matchesAny(): boolean;
  /** Returns the rows of a client table; null if they are not known. */
  source(): PageSource | null;
  /** Returns the query of the rows whose values are counted, while conditions leave out one of them. */
  countedQuery(others: FilterTree): TableQuery;
  /** Called when the user has changed the conditions. */
  change(tree: FilterTree): void;
}

/** What the editor has opened. It follows its condition. */
interface OpenCondition {
  /** Null until the condition is added. */
  path: TreePath | null;
  add: AddPlace;
  /** Whether it is being added, so that users can choose another column. */
  readonly isNew: boolean;
  period: DatePeriod | null;
}

/** Shows conditions as chips, each of which opens its editor, and adds and removes them. */
export class FilterBar {
  readonly #host: FilterBarHost;
  readonly #editor: FilterEditor<OpenCondition>;
  #columns: readonly Column[] = [];
  #types: ReadonlyMap<string, FilterType> = new Map();
  #given: unknown = undefined;
  #shown: ShownTree = {match: 'all', conditions: []};

  constructor(host: FilterBarHost) {
    this.#host = host;
    const openerOf = ({place}: OpenFilter<OpenCondition>) => this.#openerOf(place);
    this.#editor = new FilterEditor({
      element: host.element,
      root: host.root,
      popup: '.condition-popup',
      lang: () => host.localize.lang,
      anchor: openerOf,
      button: openerOf,
      focusAfter: openerOf,
      source: () => host.source(),
      countedQuery: ({place}) => host.countedQuery(this.#without(place)),
      apply: open => this.#apply(open),
    });
  }

  /** The conditions that are valid and can leave rows out. */
  get shown(): ShownTree {
    return this.#shown;
  }

  /** What writes conditions in words. */
  get words(): FilterWords {
    return {localize: this.#host.localize, columnOf: field => this.#column(field)};
  }

  /** Reads the columns that users can filter by. */
  readColumns(columns: readonly Column[]): void {
    this.#columns = columns;
    this.#types = new Map(filterTypes(columns, this.#host.warn));
  }

  /** Reads the conditions. Call it before each render. */
  update(): void {
    this.#read();
    const open = this.#editor.open?.place;
    const isThere =
      !open?.path || conditionsIn(this.#shown).some(({path}) => path.join() === open.path!.join());
    this.#editor.follow(field => isThere && (field === '' || this.#types.has(field)));
  }

  render(): TemplateResult {
    const {localize} = this.#host;
    const {open} = this.#editor;
    const column = open && this.#column(open.field);
    return barView({
      tree: this.#shown,
      words: this.words,
      matchesAny: this.#host.matchesAny(),
      canAdd: this.#types.size > 0,
      open: open?.place.path?.join('.') ?? null,
      adding: open?.place.isNew ? open.place.add : undefined,
      actions: this,
      popup: filterPopup({
        id: 'condition-popup',
        editor: this.#editor,
        label: column ? localize.term('filterColumn', column.label) : localize.term('addFilter'),
        options: columnOptions(this.#editor, column, this.#host),
        term: (key, ...args) => localize.term(key, ...args),
        clear: this.#clearOpen,
        before: open && this.#fieldsBefore(open),
        isBeforeOnly: open?.field === '' || Boolean(open?.place.period),
      }),
    });
  }

  /** Opens the first condition of a field. */
  open(field: string): void {
    const found = conditionsIn(this.#shown).find(condition => condition.field === field);
    if (found) this.edit(found.path);
  }

  /** Opens the editor of a condition, or closes it. */
  edit(path: TreePath): void {
    const isOpen = this.#editor.open?.place.path?.join() === path.join();
    if (isOpen) return this.#editor.hide('toggle');
    const found = conditionsIn(this.#shown).find(condition => condition.path.join() === path.join())!;
    const {field, filter} = found;
    const period = filter.type === 'period' ? filter.period : null;
    const current = filter.type === 'period' ? undefined : filter;
    const type = period === null ? filter.type : 'date';
    this.#editor.show(field, type as FilterType, current, {path, add: null, isNew: false, period});
  }

  /** Opens the editor of a new condition, for a column to choose, or closes it. */
  add(at: AddPlace): void {
    const open = this.#editor.open?.place;
    if (open?.isNew && open.add === at) return this.#editor.hide('toggle');
    this.#editor.show('', 'text', undefined, {path: null, add: at, isNew: true, period: null});
  }

  /** Goes on with another column. Its condition is added instead of that of the earlier one. */
  readonly #chooseColumn = (field: string): void => {
    const {place} = this.#editor.open!;
    if (place.path !== null) this.#change(place, withEntry(this.#tree, place.path, null));
    place.period = null;
    this.#editor.switchTo(field, this.#types.get(field)!);
  };

  #fieldsBefore({field, type, place}: OpenFilter<OpenCondition>): unknown {
    const {localize} = this.#host;
    const columns = this.#columns.filter(column => this.#types.has(column.field));
    return [
      place.isNew ? columnField(columns, field, localize, this.#chooseColumn) : nothing,
      type === 'date' ? periodField(place.period, localize, this.#choosePeriod) : nothing,
    ];
  }

  /** The focus moves to the condition after it, or before it, or to the button that adds one. */
  remove(path: TreePath): void {
    const buttons = this.#buttons('[part="remove-filter-button"]');
    const index = buttons.findIndex(({dataset}) => dataset.path === path.join('.'));
    this.#addButton(null)?.focus();
    this.#host.change(withEntry(this.#tree, path, null));
    void this.#host.element.updateComplete.then(() => {
      const left = this.#buttons('[part="remove-filter-button"]');
      (left[index] ?? left.at(-1))?.focus();
    });
  }

  readonly clear = (): void => {
    this.#addButton(null)?.focus();
    this.#host.change(NO_CONDITIONS);
  };

  setMatch(index: number | null, match: FilterTree['match']): void {
    this.#host.change(withMatch(this.#tree, index, match));
  }

  /** Days relative to today instead of dates, or dates again. */
  readonly #choosePeriod = (text: string): void => {
    const {open} = this.#editor;
    if (open === null) return;
    open.place.period = parsePeriod(text);
    this.#host.element.requestUpdate();
    this.#apply(open);
  };

  readonly #clearOpen = (): void => {
    if (this.#editor.open !== null) this.#editor.open.place.period = null;
    this.#editor.clear();
  };

  #read(): void {
    const given = this.#host.tree();
    if (given === this.#given) return;
    this.#given = given;
    normalizeTree(asTree(this.#host.given()), this.#host.warn);
    this.#shown = shownTree(given);
  }

  /** The tree of the app. */
  get #tree(): FilterTree {
    return asTree(this.#given);
  }

  #apply({field, filter, place}: OpenFilter<OpenCondition>): void {
    this.#read();
    const {path, period} = place;
    const condition: FieldCondition = {field, filter: period === null ? filter : {type: 'period', period}};
    const isOn = isEffective(condition);
    const isGone =
      path !== null && !conditionsIn(this.#shown).some(other => other.path.join() === path.join());
    if (isGone || (path === null && !isOn)) return;
    const before = this.#tree;
    const added = path === null ? withAdded(before, place.add, condition) : null;
    this.#change(place, added?.tree ?? withEntry(before, path!, isOn ? condition : null));
    place.path = isOn ? pathOf(this.#shown, condition, added?.path ?? path!) : null;
    // An emptied condition is added again when it filters again: to its group, or to a new one.
    if (!isOn && path!.length === 2) place.add = hasGroup(before, path!) ? path![0]! : 'group';
  }

  /** The change renders the bar, in which the condition may have another path. */
  #change(place: OpenCondition, tree: FilterTree): void {
    place.path = null;
    this.#host.change(tree);
    this.#host.element.requestUpdate();
    this.#read();
  }

  #without({path}: OpenCondition): FilterTree {
    if (this.#shown.match === 'any' || path?.length === 2) return NO_CONDITIONS;
    return path === null ? this.#tree : withEntry(this.#tree, path, null);
  }

  #column(field: string): Column | undefined {
    return this.#columns.find(column => column.field === field);
  }

  #buttons(selector: string): HTMLElement[] {
    return [...this.#host.root.querySelectorAll<HTMLElement>(selector)];
  }

  #addButton(at: AddPlace): HTMLElement | null {
    return this.#host.root.querySelector<HTMLElement>(`[data-add="${at ?? ''}"]`);
  }

  /** The chip of a condition, or the button that adds it. */
  #openerOf({path, add}: OpenCondition): HTMLElement | null {
    const chip =
      path && this.#host.root.querySelector<HTMLElement>(`.chip-button[data-path="${path.join('.')}"]`);
    return chip ?? this.#addButton(add) ?? this.#addButton(null);
  }
}

/** Whether the group of a condition has others. */
const hasGroup = ({conditions}: FilterTree, [index]: TreePath): boolean =>
  (conditions[index!] as FilterGroup).conditions.length > 1;
