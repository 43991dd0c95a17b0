import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {
  withOpen,
  NO_OPEN_GROUPS,
  parseOpenGroups,
  type OpenGroups,
} from '../../../../core/table/groups/group.js';
import {isSameList} from '../../../../core/is-same-list.js';
import {isSameData} from '../../../../core/same-data.js';
import {localeTags} from '../../../../core/locale-tags.js';
import {
  mergeQuery,
  sortsOf,
  type GroupPath,
  type PageGroup,
  type TableRow,
} from '../../../../core/table/index.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import {isEmptyPage} from '../../model/is-empty-page.js';
import type {MenuItem} from '../../model/menu-item.js';
import type {FileLines, TableOperation} from '../../model/page-source.js';
import {nameOf, type Column} from '../../model/table-columns.js';
import type {FeatureTable, TableFeature, TableParts} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import {rowsBy} from '../../view/body-rows.js';
import {chipView} from '../../view/chip.js';
import {GroupBodies} from './group-bodies.js';
import {GroupTexts} from './group-texts.js';
import {blankCell, groupIcon, groupLine, totalsRow} from './groups.view.js';
import type {GroupsProperties} from './properties.js';
import {totalColumns} from './total-columns.js';

/** Groups rows by columns. Users open groups, and group by a column with its menu. */
export class Groups implements TableFeature {
  readonly places = {
    bar: () => this.#bar(),
    beforeRow: (place: number) =>
      this.#lines.filter(line => line.place === place).map(line => this.#line(line)),
    foot: () => this.#foot(),
  };
  readonly #table: FeatureTable<GroupsProperties>;
  readonly #property: UserProperty<HTMLElement & GroupsProperties, 'openGroups'>;
  readonly #texts: GroupTexts;
  /** The columns of the app: a hidden one may be grouped too. */
  #columns: readonly Column[] = [];
  /** The open groups that were set last. */
  #asked: unknown = null;
  /** The fields and totals of the columns that have one; null before the first columns. */
  #totals: readonly unknown[] | null = null;

  constructor(table: FeatureTable<GroupsProperties>) {
    this.#table = table;
    this.#property = new UserProperty(table.element, 'openGroups', 'lc-open-groups-change');
    this.#texts = new GroupTexts(table);
    table.provide({
      showGroups: (...shown) => this.#showGroups(...shown),
      infoText: () => (this.#isGrouped ? this.#info : null),
      columnItems: column => this.#columnItems(column),
      fileLines: (...options) => this.#fileLines(...options),
    });
  }

  columnsChanged(columns: readonly Column[]): void {
    const totals = columns.flatMap(({field, source: {total}}) => (total ? [field, total] : []));
    const isSame = this.#totals !== null && isSameList(totals, this.#totals);
    this.#columns = columns;
    this.#totals = totals;
    const {element, data} = this.#table;
    // A server is asked again only for what it shows.
    const isShown = 'rows' in element && totals.length > 0;
    if (!isSame && (isShown || data.pageQuery.group !== undefined || data.loadedPage?.totals !== undefined))
      this.#reload();
  }

  update(): void {
    const {data, warn} = this.#table;
    const {loadedPage, pageQuery} = data;
    if (loadedPage === null || this.#canGroup) return;
    if (pageQuery.group !== undefined)
      warn('group needs writeGroups, because the server groups the rows; they are not grouped.');
    if (this.#totals?.length)
      warn('total needs writeGroups, because the server counts the rows; there are no totals.');
  }

  /** A server table needs a backend that groups rows. */
  get #canGroup(): boolean {
    const {element} = this.#table;
    return 'rows' in element || Boolean(element.writeGroups);
  }

  changed(property: PropertyKey): void {
    this.#property.changed(property);
    if (property !== 'openGroups') return;
    const {element, data} = this.#table;
    const isSame = isSameData(element.openGroups, this.#asked) && data.failure === null;
    this.#asked = element.openGroups;
    // What is open decides on the rows of a page. A parent in React sets again what it is told.
    if (data.query.group !== undefined && !isSame) this.#reload();
  }

  outcome(action: TableOperation): string | null {
    const {page, pageQuery} = this.#table.data;
    if (!this.#isGrouped || action === 'sort' || isEmptyPage(page)) return null;
    return action === 'page' ? this.#table.localize.term('pageNumber', pageQuery.page) : this.#info;
  }

  #reload(): void {
    const {data} = this.#table;
    if (data.loadedPage !== null || data.isLoading) data.reload();
  }

  get #isGrouped(): boolean {
    return this.#table.data.page?.groups !== undefined;
  }

  get #lines(): readonly PageGroup[] {
    return this.#table.data.page?.groups ?? [];
  }

  /** The fields by which the loaded rows are grouped. */
  get #fields(): readonly string[] {
    return (this.#isGrouped && this.#table.data.pageQuery.group) || [];
  }

  get #open(): OpenGroups {
    const open = parseOpenGroups(this.#table.element.openGroups);
    if (open === null)
      this.#table.warn("openGroups must be 'all', 'none', or a list of paths of texts; no group is open.");
    return open ?? NO_OPEN_GROUPS;
  }

  get #info(): string {
    const names = this.#fields.map(field => this.#nameOf(field));
    return this.#table.localize.term('groupedEntries', this.#table.data.page!.total, names);
  }

  #column(field: string): Column | undefined {
    return this.#columns.find(column => column.field === field);
  }

  #nameOf(field: string): string {
    const column = this.#column(field);
    return column === undefined ? field : nameOf(column);
  }

  #bar(): TemplateResult | null {
    const fields = this.#fields;
    if (fields.length === 0) return null;
    const {localize} = this.#table;
    return html`<div part="group-bar" class="chip-bar" role="group" aria-labelledby="group-bar-label">
      <span id="group-bar-label">${localize.term('groupedBy')}</span>
      ${repeat(
        fields,
        field => field,
        field => this.#chip(field),
      )}
      ${(['all', 'none'] as const).map(
        mode =>
          html`<button
            part="open-groups-button"
            class="quiet-text"
            type="button"
            @click=${() => this.#property.offer({mode, except: []})}
          >
            ${localize.term(mode === 'all' ? 'openAllGroups' : 'closeAllGroups')}
          </button>`,
      )}
    </div>`;
  }

  #chip(field: string): TemplateResult {
    const name = this.#nameOf(field);
    return chipView({
      text: name,
      part: 'group-chip',
      removePart: 'remove-group-button',
      removeText: this.#table.localize.term('ungroup', name),
      onRemove: () => this.#groupBy(fields => fields.filter(one => one !== field)),
    });
  }

  #groupBy(change: (fields: readonly string[]) => readonly string[]): void {
    this.#table.request('load', query => mergeQuery(query, {page: 1, group: change(query.group ?? [])}));
  }

  #columnItems(column: Column): readonly MenuItem[] {
    const {field, source} = column;
    const isOn = this.#fields.includes(field);
    if (field === '' || !this.#canGroup || (source.groupable === false && !isOn)) return [];
    const name = nameOf(column);
    return [
      {
        text: this.#table.localize.term(isOn ? 'ungroup' : 'groupBy', name),
        icon: groupIcon(),
        run: () => this.#groupBy(fields => (isOn ? fields.filter(one => one !== field) : [...fields, field])),
      },
    ];
  }

  #showGroups(...[body, features]: Parameters<TableParts['showGroups']>): TemplateResult {
    return html`<tbody part="body" ${rowsBy(this.#newBodies, body, features, null)}></tbody>`;
  }

  readonly #newBodies = (first: HTMLTableSectionElement) => {
    const bodies = new GroupBodies(first, line => this.#line(line));
    return (...[body, features]: Parameters<TableParts['showGroups']>) =>
      bodies.show(this.#lines, body, features);
  };

  #line(line: PageGroup): TemplateResult {
    const {path, group, isOpen} = line;
    const field = this.#fields[path.length - 1]!;
    const name = this.#texts.nameOf(group, this.#column(field));
    return groupLine({
      line,
      name,
      controls: this.#table.controlColumns().map(column => column.groupCell?.(line, name) ?? blankCell()),
      ...this.#cells,
      texts: this.#texts,
      onToggle: () => this.#toggle(path, !isOpen),
    });
  }

  get #cells(): {readonly columns: readonly Column[]; readonly leading: number; readonly trailing: number} {
    return {columns: this.#table.columns(), ...this.#table.around()};
  }

  #toggle(path: GroupPath, isOpen: boolean): void {
    this.#property.offer(withOpen(this.#open, path, isOpen));
  }

  async #fileLines(rows: readonly TableRow[], signal: AbortSignal): Promise<FileLines> {
    const {fileLines} = await import('./on-demand.js');
    const {columns, data, localize, warn} = this.#table;
    const fields = this.#fields;
    const work = fileLines({
      rows,
      fields,
      sorts: sortsOf(data.pageQuery),
      compareText: new Intl.Collator(localeTags(localize.lang), {numeric: true}).compare,
      first: columns().find(({field}) => field !== '')?.field ?? '',
      columns: totalColumns(
        this.#columns.map(({source}) => source),
        warn,
      ),
      nameOf: (group, level) => this.#texts.nameOf(group, this.#column(fields[level]!)),
      totalText: localize.term('totalOf', rows.length),
    });
    return runSliced(work, signal);
  }

  #foot(): unknown {
    const {page} = this.#table.data;
    if (page?.totals === undefined || isEmptyPage(page)) return nothing;
    const {totals, total} = page;
    if (totals.size === 0) return nothing;
    return totalsRow({totals, count: total, ...this.#cells, texts: this.#texts});
  }
}
