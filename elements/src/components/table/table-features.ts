import type {ReactiveElement} from 'lit';
import {adoptStylesAnywhere} from '../../dom/adopt-styles.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {FEATURES} from './feature-list.js';
import {followFeatures, registeredFeature} from './model/feature-registry.js';
import type {FeatureDeclaration, NeedingTable} from './model/feature-declaration.js';
import type {Column} from './model/table-columns.js';
import type {FeatureRecord, FeatureTable, Place, TableFeature, TableParts} from './model/table-feature.js';
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
    followFeatures(table.element);
  }

  /** The features in the order of `FEATURES`, which does not depend on the order of the imports. */
  get list(): readonly TableFeature[] {
    return this.#list;
  }

  /** Starts to use what has been imported. */
  prepare(): void {
    for (const {name} of FEATURES) {
      const record = this.#used.has(name) ? undefined : registeredFeature(name);
      if (record !== undefined) this.#use(record);
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

  #use(record: FeatureRecord): void {
    const {texts, styles} = record;
    const table = this.#table;
    const localize = texts === undefined ? table.localize : new LocalizeController(table.element, texts);
    const feature = record.create({...table, localize});
    this.#used.set(record.name, feature);
    this.#list = FEATURES.flatMap(({name}) => this.#used.get(name) ?? []);
    feature.columnsChanged?.(this.#columns);
    if (styles === undefined) return;
    this.#styles.push(styles);
    this.adoptStyles();
  }
}

/** Returns the features that a table needs, but that the app has not imported. */
export const missingFeatures = (table: NeedingTable): FeatureDeclaration[] =>
  FEATURES.filter(feature => feature.isNeeded?.(table) && registeredFeature(feature.name) === undefined);
