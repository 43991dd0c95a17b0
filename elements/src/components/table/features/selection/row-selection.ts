import {html, nothing, type TemplateResult} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {
  filterOf,
  Selection,
  type PageGroup,
  type RowFilter,
  type RowKey,
  type SelectedPage,
  type TableQuery,
  type TableSelection,
} from '../../../../core/table/index.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {isDisabledIn} from '../../../../dom/server-view.js';
import {NO_KEYS, pageKeys, rowName} from '../../model/row-keys.js';
import {isEmptyPage} from '../../model/is-empty-page.js';
import type {Page} from '../../model/page-source.js';
import {isOutsideControls, partOf, rowOf} from '../../view/row-clicks.js';
import {HeldSelection} from './held-selection.js';
import {
  checkboxCell,
  checkboxHeader,
  checkboxOfGroup,
  selectionBar,
  showCheckbox,
} from './row-selection.view.js';
import {SelectedGroups} from './selected-groups.js';
import {SelectionForm} from './selection-form.js';
import type {SelectionProperties} from './properties.js';
import type {FeatureColumn, FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';

/**
 * Lets the user select rows: with checkboxes, ranges with Shift, and all rows that match. The selection is held by key,
 * so that it survives pages, sorts, searches, and reloads.
 */
export class RowSelection implements TableFeature {
  readonly places = {
    bar: () => this.#bar(),
    noMatch: () =>
      this.#mode === null || this.#count === 0
        ? null
        : html`<span part="selection-kept">${this.#table.localize.term('selectionKept')}</span>`,
    below: () => (this.#mode === null ? null : this.#form.message()),
  };
  readonly #table: FeatureTable<SelectionProperties>;
  readonly #form: SelectionForm;
  readonly #held: HeldSelection;
  readonly #groups: SelectedGroups;
  #mode: 'single' | 'multiple' | null = null;
  #isDisabled = false;
  readonly #readKeys: () => readonly (RowKey | null)[];
  /** The keys of the visible rows; null for rows that cannot be selected. Without a mode, they are not read. */
  #keys = NO_KEYS;
  #page: SelectedPage = {isEmpty: true, isAll: false, isSome: false};
  #matched: {readonly pageQuery: TableQuery; readonly filter: RowFilter} | null = null;
  /** The rows that the user has clicked since they were shown. */
  readonly #clicked = new Set<number>();
  /** The row that a range starts from. */
  #anchor: RowKey | null = null;
  #isShiftSpace = false;

  constructor(table: FeatureTable<SelectionProperties>) {
    this.#table = table;
    this.#held = new HeldSelection(table);
    this.#groups = new SelectedGroups(table);
    this.#readKeys = pageKeys(table, 'selected');
    this.#form = new SelectionForm(table);
    table.provide({
      form: {
        part: this.#form.part,
        reset: () => {
          this.#held.reset();
          this.#form.part.reset();
        },
        restore: state => this.#held.restore(JSON.parse(state) as TableSelection),
      },
    });
    table.root.addEventListener('mousedown', this.#handleMouseDown);
    table.root.addEventListener('keydown', this.#handleKeyDown);
    table.root.addEventListener('click', this.#handleClick);
  }

  /** The same object until the query changes. */
  get #filter(): RowFilter {
    const {pageQuery} = this.#table.data;
    if (this.#matched?.pageQuery !== pageQuery) this.#matched = {pageQuery, filter: filterOf(pageQuery)};
    return this.#matched.filter;
  }

  get #count(): number | null {
    return this.#held.known.count(this.#groups.count);
  }

  update(): void {
    const {element, data, warn} = this.#table;
    const {selection: mode} = element;
    this.#mode = mode === 'single' || mode === 'multiple' ? mode : null;
    if (this.#mode === null && mode)
      warn("selection must be 'single' or 'multiple'; rows cannot be selected.");
    this.#isDisabled = isDisabledIn(element);
    this.#follow();
    const {page} = data;
    this.#keys = this.#mode === null ? NO_KEYS : this.#selectable({keys: this.#readKeys(), page});
    if (this.#mode !== null) this.#groups.follow(this.#keys, this.#filter);
    this.#page = this.#held.known.among(this.#keys, this.#filter, this.#groups.at);
    if (page !== null && this.#isScrolled) {
      const count = this.#count;
      const isAll = count === page.total || (count === null && this.#page.isAll);
      this.#page = {isEmpty: page.total === 0, isAll, isSome: !isAll && count !== 0};
    }
  }

  /** Rows of a tree that are only there for those below them cannot be selected. */
  readonly #selectable = rememberLast(
    ({keys}: {readonly keys: readonly (RowKey | null)[]; readonly page: Page | null}) => {
      const {tree} = this.#table.parts;
      const isQuiet = keys.map((_, place) => tree?.isQuiet(place) === true);
      return isQuiet.includes(true) ? keys.map((key, place) => (isQuiet[place] ? null : key)) : keys;
    },
  );

  changed(property: PropertyKey): void {
    this.#held.changed(property);
    if (SelectionForm.isAbout(property)) this.#follow();
    if (property === 'disabled') this.#form.disable();
  }

  #bar(): TemplateResult | null {
    if (this.#mode === null) return null;
    const {page} = this.#table.data;
    const total = page?.total ?? 0;
    const canSelectAll =
      this.#mode === 'multiple' && !this.#isScrolled && this.#page.isAll && total > this.#keys.length;
    return selectionBar({
      text: this.#countText(),
      isEmpty: this.#count === 0,
      isDisabled: this.#isDisabled,
      all: canSelectAll && this.#count !== total ? this.#table.localize.term('selectAllEntries', total) : '',
      clear: this.#table.localize.term('clearSelection'),
      // Users should see what they act on.
      actions: isEmptyPage(page)
        ? nothing
        : html`${this.#table.shownAt('selection')}<slot name="selection-actions"></slot>`,
      onAll: () => this.#change(Selection.all(this.#filter)),
      onClear: () => this.#change(Selection.one(null)),
    });
  }

  get column(): FeatureColumn | null {
    return this.#mode === null ? null : this.#column;
  }

  readonly #column: FeatureColumn = {
    header: () =>
      checkboxHeader({
        label: this.#mode === 'multiple' ? this.#headerLabel : '',
        ...this.#page,
        isDisabled: this.#isDisabled || this.#page.isEmpty,
        onChange: isSelected => {
          if (!this.#isScrolled) this.#set(this.#keys, isSelected);
          else this.#change(isSelected ? Selection.all(this.#filter) : Selection.one(null));
        },
      }),
    cell: place =>
      place === null
        ? checkboxCell(null, false)
        : checkboxCell(this.#labelOf(place), this.#isOn(place) === true),
    groupCell: (group, name) => this.#groupCell(group, name),
  };

  /** Selects a group as a rule, also if its rows are not there. */
  #groupCell(group: PageGroup, name: string): TemplateResult | null {
    if (this.#mode !== 'multiple') return null;
    const {known} = this.#held;
    const selected = known.ofGroup(this.#groups.rowsOf(group, known), this.#groups.count);
    return checkboxOfGroup({
      label: this.#table.localize.term('selectEntry', name),
      ...selected,
      isDisabled: this.#isDisabled,
      onChange: isSelected => {
        const {whole} = this.#held;
        this.#change(whole.withGroup(this.#groups.rowsOf(group, whole), isSelected));
      },
    });
  }

  /** Whether the rows have no pages: the checkbox of the header is then for all of them. */
  get #isScrolled(): boolean {
    return this.#table.data.page?.scrolled !== undefined;
  }

  get #headerLabel(): string {
    const {data, localize} = this.#table;
    return this.#isScrolled
      ? localize.term('selectAllEntries', data.page!.total)
      : localize.term('selectPage');
  }

  readonly rows = {
    state: () => {
      // The names of all rows change with the language.
      const unnamed = this.#table.localize.term('selectEntry', '');
      return [this.#held.known, this.#keys, this.#filter, this.#mode, this.#isDisabled, unnamed];
    },
    changed: ([before, ...last]: readonly unknown[], [now, ...given]: readonly unknown[]) =>
      isSameList(last, given) && (before === now || !this.#table.parts.tree?.isOn)
        ? [
            ...this.#clicked,
            ...(now as Selection).changedPlaces(
              before as Selection,
              this.#keys,
              this.#filter,
              this.#groups.at,
            ),
          ]
        : null,
    show: (row: FeatureRow) => this.#showRow(row),
  };

  #showRow(row: FeatureRow): void {
    const {place} = row;
    this.#clicked.delete(place);
    const key = this.#keys[place] ?? null;
    if (this.#mode === null) return;
    const isOn = this.#isOn(place);
    const checkbox = row.cellOf(this.#column).firstElementChild as HTMLInputElement;
    showCheckbox(row.element, checkbox, {isOn, isDisabled: key === null || this.#isDisabled});
    const label = this.#labelOf(place);
    if (row.differs(this, label)) checkbox.setAttribute('aria-label', label);
  }

  /** Whether a row is selected; null if that is unknown, or if only rows below it are. */
  #isOn(place: number): boolean | null {
    const key = this.#keys[place] ?? null;
    const {known} = this.#held;
    const isOn = key === null ? false : known.has(key, this.#filter, this.#groups.at(place));
    return isOn === false && this.#table.parts.tree?.isPartlySelected(place, known, this.#filter)
      ? null
      : isOn;
  }

  #labelOf(place: number): string {
    const name = rowName(this.#table, place, this.#keys[place] ?? null);
    return this.#table.localize.term('selectEntry', name);
  }

  /** Reads what was set, and tells the form. */
  #follow(): void {
    this.#held.update();
    // A form submits what was set at once.
    const selection = this.#form.isUsed ? this.#held.whole : this.#held.known;
    this.#form.update(selection.value, this.#mode !== null);
  }

  async settled(): Promise<void> {
    await this.#held.done;
    await this.#table.element.updateComplete;
  }

  /** Shift would select text. */
  readonly #handleMouseDown = (event: Event): void => {
    const {shiftKey} = event as MouseEvent;
    const row = this.#mode === null ? null : rowOf(event);
    if (!shiftKey || row === null || !this.#isForRow(event)) return;
    event.preventDefault();
    (row.cellOf(this.#column).firstElementChild as HTMLElement).focus();
  };

  /** Not every browser says in the click of a key that Shift is held. */
  readonly #handleKeyDown = (event: Event): void => {
    const {key, shiftKey} = event as KeyboardEvent;
    this.#isShiftSpace = key === ' ' && shiftKey;
  };

  readonly #handleClick = (event: Event): void => {
    const row = this.#mode === null ? null : rowOf(event);
    const key = row === null ? null : (this.#keys[row.place] ?? null);
    if (row === null || key === null || this.#isDisabled || !this.#isForRow(event)) return;
    // The browser has changed the checkbox, also if a listener cancels the selection.
    this.#clicked.add(row.place);
    const {shiftKey, detail} = event as MouseEvent;
    const isRange = shiftKey || (detail === 0 && this.#isShiftSpace);
    const isSelected = this.#held.whole.has(key, this.#filter, this.#groups.at(row.place)) !== true;
    if (this.#mode === 'single') this.#change(Selection.one(isSelected ? key : null));
    else this.#set(isRange ? this.#rangeTo(key) : [key], isSelected);
    this.#anchor = key;
  };

  #isForRow(event: Event): boolean {
    return (
      partOf(event, '.check') !== null || (this.#table.element.selectOnClick && isOutsideControls(event))
    );
  }

  #rangeTo(key: RowKey): readonly (RowKey | null)[] {
    const places = [this.#keys.indexOf(this.#anchor), this.#keys.indexOf(key)];
    return this.#anchor === null || places[0] === -1
      ? [key]
      : this.#keys.slice(Math.min(...places), Math.max(...places) + 1);
  }

  #set(given: readonly (RowKey | null)[], isSelected: boolean): void {
    const keys = given.filter(key => key !== null);
    const {whole} = this.#held;
    const tree = this.#table.parts.tree;
    this.#change(
      tree?.select(whole, {keys, isSelected, filter: this.#filter}) ??
        this.#groups.with(whole, new Set(keys), isSelected),
    );
  }

  /** Selects, unless a listener cancels the event. */
  #change(selection: Selection): void {
    const {element, announce} = this.#table;
    this.#held.change(selection);
    this.update();
    announce(this.#countText());
    element.requestUpdate();
  }

  #countText(): string {
    const count = this.#count;
    return count === null
      ? this.#table.localize.term('allSelected')
      : this.#table.localize.term('selectedCount', count);
  }
}
