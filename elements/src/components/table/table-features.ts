import type {ReactiveElement} from 'lit';
import {adoptStylesAnywhere} from '../../dom/adopt-styles.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import type {TableColumn} from '../../core/table/index.js';
import {registeredFeature, waitForFeature} from './model/feature-registry.js';
import type {Column} from './model/table-columns.js';
import type {
  FeatureHost,
  FeatureRecord,
  FeatureTable,
  Place,
  TableFeature,
  TableParts,
} from './model/table-feature.js';
import {shownAt} from './view/places.js';

type TableAccess = Omit<FeatureTable, 'around' | 'shownAt' | 'provide'>;

/** The features that a table uses. */
export class TableFeatures {
  /** What single features do for the table. */
  readonly parts: Partial<TableParts> = {};

  readonly #table: FeatureTable;
  readonly #used = new Map<string, TableFeature>();
  #list: readonly TableFeature[] = [];
  #styles: NonNullable<FeatureRecord['styles']>[] = [];
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
      shownAt: (place: Place) => shownAt(this.#list, place),
      provide: parts => Object.assign(this.parts, parts),
    };
  }

  /** The features in the order of `NEEDS`, which does not depend on the order of the imports. */
  get list(): readonly TableFeature[] {
    return this.#list;
  }

  /** Starts to use what is imported. What the table needs is used as soon as it is imported. */
  prepare(): void {
    const {element} = this.#table;
    for (const {name, isNeeded} of NEEDS) {
      if (this.#used.has(name)) continue;
      const record = registeredFeature(name);
      if (record !== undefined) this.#use(record);
      else if (isNeeded(element)) waitForFeature(element);
    }
  }

  /** Returns the columns to show, in their order. */
  arrange(columns: readonly Column[]): readonly Column[] {
    if (columns !== this.#columns) {
      this.#columns = columns;
      for (const feature of this.#list) feature.columnsChanged?.(columns);
    }
    return this.parts.arrange?.(columns) ?? columns;
  }

  /** Updates the features in use. */
  update(): void {
    for (const feature of this.#list) feature.update?.();
  }

  /** Resolves when all features show the page. */
  async settled(): Promise<void> {
    for (const feature of this.#list) await feature.settled?.();
  }

  /** Applies the styles of the features after those of the table. */
  adoptStyles(): void {
    const {element, root} = this.#table;
    const {elementStyles} = element.constructor as typeof ReactiveElement;
    adoptStylesAnywhere(root, [...elementStyles, ...this.#styles]);
  }

  #use({name, texts, styles, create}: FeatureRecord): void {
    const table = this.#table;
    const localize = texts === undefined ? table.localize : new LocalizeController(table.element, texts);
    const feature = create({...table, localize});
    this.#used.set(name, feature);
    this.#list = NEEDS.flatMap(need => this.#used.get(need.name) ?? []);
    feature.columnsChanged?.(this.#columns);
    if (styles === undefined) return;
    this.#styles.push(styles);
    this.adoptStyles();
  }
}

interface Need {
  readonly name: string;
  /** The property that needs the feature. */
  readonly property: string;
  readonly isNeeded: (table: FeatureHost) => boolean;
}

/** The features, in the order in which tables show them, and when a table needs one. */
export const NEEDS: readonly Need[] = [
  {name: 'selection', property: 'selection', isNeeded: ({selection}) => Boolean(selection)},
  {name: 'multi-sort', property: 'thenBy', isNeeded: ({query}) => query.thenBy !== undefined},
  {name: 'prefetch', property: 'prefetch', isNeeded: ({prefetch}) => Boolean(prefetch)},
  {
    name: 'columns',
    property: 'columnMenu or columnState',
    isNeeded: ({columnMenu, columnState}) => columnMenu || Boolean(columnState),
  },
  {name: 'narrow', property: 'narrow', isNeeded: ({narrow}) => narrow === 'stack'},
  {name: 'detail', property: 'renderDetail', isNeeded: ({renderDetail}) => Boolean(renderDetail)},
  {name: 'links', property: 'rowHref', isNeeded: ({rowHref}) => Boolean(rowHref)},
  {name: 'actions', property: 'rowActions', isNeeded: ({rowActions}) => Boolean(rowActions)},
  {name: 'filters', property: 'the filter of a column', isNeeded: ({columns}) => hasFilter(columns)},
  {name: 'export', property: 'download', isNeeded: ({download}) => typeof download === 'string'},
  // Without it, long pages are shown at once.
  {name: 'long-pages', property: '', isNeeded: () => false},
];

/** The app may set anything. */
const hasFilter = (columns: unknown): boolean =>
  Array.isArray(columns) && columns.some(column => Boolean((column as Partial<TableColumn> | null)?.filter));

/** Returns what to import for a feature. */
export const missingText = ({name, property}: Need): string =>
  `${property} needs its module: import '@life-changers/elements/table-${name}'.`;
