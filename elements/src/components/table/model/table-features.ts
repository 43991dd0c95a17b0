import type {CSSResult} from 'lit';
import {addStyles} from '../../../dom/adopt-styles.js';
import {isOnServer, isServer} from '../../../dom/server-view.js';
import {LocalizeController} from '../../../controllers/localize.controller.js';
import type {Page} from './page-source.js';
import {shownAt} from './places.js';
import type {Column} from './table-columns.js';
import type {
  FeatureColumn,
  FeatureRecord,
  FeatureTable,
  Place,
  TableFeature,
  TableParts,
} from './table-feature.js';

/** What a table lets its features use. */
export type TableAccess = Omit<
  FeatureTable,
  'around' | 'controlColumns' | 'shownAt' | 'parts' | 'provide' | 'addStyles'
>;

/** The features that a table uses. */
export class TableFeatures {
  /** What single features do for the table. */
  readonly parts: Partial<TableParts> = {};

  readonly #table: FeatureTable;
  readonly #used = new Map<string, TableFeature>();
  #list: readonly TableFeature[] = [];
  readonly #styles = new Set<CSSResult>();
  /** The columns of the app. */
  #columns: readonly Column[] = [];

  /** @param table What features can use. Its texts are those of features without their own. */
  constructor(table: TableAccess) {
    this.#table = {
      ...table,
      around: () => {
        const columns = this.#list.flatMap(({column}) => column ?? []);
        const trailing = columns.filter(({isLast}) => isLast).length;
        return {leading: columns.length - trailing, trailing};
      },
      controlColumns: () => this.#controlColumns,
      shownAt: (place: Place) => shownAt(this.#list, place),
      parts: this.parts,
      provide: parts => Object.assign(this.parts, parts),
      addStyles: styles => this.#addStyles(styles),
    };
  }

  get #controlColumns(): readonly FeatureColumn[] {
    const columns = this.#list.flatMap(({column}) => column ?? []);
    return [...columns.filter(({isLast}) => !isLast), ...columns.filter(({isLast}) => isLast)];
  }

  /** The features in the order in which the table shows them. */
  get list(): readonly TableFeature[] {
    return this.#list;
  }

  /** Starts to use what has been imported since. */
  prepare(records: readonly FeatureRecord[]): void {
    if (records.length > this.#list.length)
      this.#list = records.map(record => this.#used.get(record.name) ?? this.#use(record));
  }

  /** Lets features set properties of the table, for the update that begins. */
  beforeRequest(columns: readonly Column[]): void {
    for (const feature of this.#list) feature.beforeRequest?.(columns);
  }

  /** Returns the columns to show, in their order. */
  arrange(columns: readonly Column[]): readonly Column[] {
    if (columns !== this.#columns) {
      this.#columns = columns;
      for (const feature of this.#list) feature.columnsChanged?.(columns);
    }
    return this.parts.arrange?.(columns) ?? columns;
  }

  /** Returns what the features show of the loaded page. */
  showPage(page: Page): Page {
    return this.#list.reduce((shown, feature) => feature.showPage?.(shown) ?? shown, page);
  }

  /** Updates the features in use. */
  update(): void {
    for (const feature of this.#list) feature.update?.();
  }

  /** Resolves when all features show the page. */
  async settled(): Promise<void> {
    for (const feature of this.#list) await feature.settled?.();
  }

  #use(record: FeatureRecord): TableFeature {
    const {texts, styles} = record;
    const table = this.#table;
    const localize = texts === undefined ? table.localize : new LocalizeController(table.element, texts);
    const feature = record.create({...table, localize});
    this.#used.set(record.name, feature);
    feature.columnsChanged?.(this.#columns);
    if (styles !== undefined) this.#addStyles(styles);
    return feature;
  }

  #addStyles(styles: CSSResult): void {
    this.#styles.add(styles);
    // A server writes the styles into the HTML.
    if (!(isServer && isOnServer)) addStyles(this.#table.element, ...this.#styles);
  }
}
