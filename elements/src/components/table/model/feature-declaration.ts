import type {PropertyOptions} from '../../../base/attributes/property.js';
import type {TableQuery} from '../../../core/table/index.js';

/** How each property is read, and its default. Its attribute has the name of the property in dash-case. */
export type Declared<Properties> = {
  readonly [Name in keyof Properties]: PropertyOptions & {readonly default: Properties[Name]};
};

/** What tells whether a table needs a feature, besides its properties. */
export interface NeedingTable {
  readonly query: TableQuery;
  readonly columns: unknown;
  readonly narrow: unknown;
  readonly download?: unknown;
}

/** What every table knows of a feature, also if the app has not imported it. */
export interface FeatureDeclaration<Properties extends object = object> {
  /** The name of its module: `columns` for `table-columns`. */
  readonly name: string;
  /** What needs the feature, for the warning that names its module. Of features with the same need, one is enough. */
  readonly need?: string | undefined;
  isNeeded?(table: NeedingTable & Properties): boolean;
  readonly properties?: Declared<Properties> | undefined;
}
