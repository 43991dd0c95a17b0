import type {ReactiveElement} from 'lit';
import {adoptStylesAnywhere} from '../../dom/adopt-styles.js';
import type {TableColumn} from '../../core/table/index.js';
import type {Column} from './model/table-columns.js';
import {
  featureCreator,
  hasFeature,
  type FeatureHost,
  type FeatureName,
  type FeatureTable,
  type TableFeature,
} from './model/table-feature.js';

/** The features that a table uses. */
export class TableFeatures {
  readonly #table: FeatureTable;
  readonly #used = new Map<FeatureName, TableFeature>();

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  get list(): readonly TableFeature[] {
    return [...this.#used.values()];
  }

  /** The number of columns before those of the app. */
  get leading(): number {
    return this.list.filter(({column}) => column && !column.isLast).length;
  }

  /** Starts to use what the table needs, if its module is imported. */
  prepare(): void {
    const {element} = this.#table;
    for (const {name, isNeeded} of NEEDS) if (isNeeded(element) || hasFeature(name)) this.#use(name);
  }

  /** Updates the features in use. */
  update(): void {
    for (const feature of this.#used.values()) feature.update?.();
  }

  /** Returns the columns to show, in their order. */
  arrange(columns: readonly Column[]): readonly Column[] {
    return this.list.reduce((arranged, feature) => feature.arrange?.(arranged) ?? arranged, columns);
  }

  /** Resolves when all features show the page. */
  async settled(): Promise<void> {
    for (const feature of this.list) await feature.settled?.();
  }

  /** Applies the styles of the features after those of the table. */
  adoptStyles(): void {
    const {element, root} = this.#table;
    const {elementStyles} = element.constructor as typeof ReactiveElement;
    adoptStylesAnywhere(root, [...elementStyles, ...this.list.flatMap(({styles}) => styles ?? [])]);
  }

  #use(name: FeatureName): void {
    if (this.#used.has(name)) return;
    const feature = featureCreator(name, this.#table.element)?.(this.#table);
    if (feature === undefined) return;
    this.#used.set(name, feature);
    if (feature.styles !== undefined) this.adoptStyles();
  }
}

interface Need {
  readonly name: FeatureName;
  /** The property that needs the feature. */
  readonly property: string;
  readonly isNeeded: (table: FeatureHost) => boolean;
}

/** When a table needs a feature. */
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
