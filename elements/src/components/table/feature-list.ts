import {actionsDeclaration, type ActionsProperties} from './features/actions/properties.js';
import {columnsDeclaration, type ColumnsProperties} from './features/columns/properties.js';
import {detailDeclaration, type DetailProperties} from './features/detail/properties.js';
import {editingDeclaration, type EditingProperties} from './features/editing/properties.js';
import {excelDeclaration, type ExcelProperties} from './features/excel/properties.js';
import {exportDeclaration, type ExportProperties} from './features/export/properties.js';
import {filtersDeclaration} from './features/filters/properties.js';
import {linksDeclaration, type LinksProperties} from './features/links/properties.js';
import {groupsDeclaration, type GroupsProperties} from './features/groups/properties.js';
import {liveDeclaration} from './features/live/properties.js';
import {longPagesDeclaration} from './features/long-pages/properties.js';
import {multiSortDeclaration} from './features/multi-sort/properties.js';
import {narrowDeclaration} from './features/narrow/properties.js';
import {prefetchDeclaration} from './features/prefetch/properties.js';
import {rowOrderDeclaration, type RowOrderProperties} from './features/row-order/properties.js';
import {selectionDeclaration, type SelectionProperties} from './features/selection/properties.js';
import {gridDeclaration, type GridProperties} from './features/grid/properties.js';
import {scrollDeclaration, type ScrollProperties} from './features/scroll/properties.js';
import {rangesDeclaration, type RangesProperties} from './features/ranges/properties.js';
import {filterBarDeclaration, type FilterBarProperties} from './features/filter-bar/properties.js';
import {treeDeclaration, type TreeProperties} from './features/tree/properties.js';
import {viewsDeclaration, type ViewsProperties} from './features/views/properties.js';
import type {FeatureDeclaration, NeedingTable} from './model/feature-declaration.js';
import {isOnServer, isServer} from '../../dom/server-view.js';
import {registeredFeature} from './model/feature-registry.js';
import type {FeatureRecord} from './model/table-feature.js';

/** The properties of all features. */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface FeatureProperties<Row extends object = any>
  extends
    ActionsProperties<Row>,
    ColumnsProperties,
    DetailProperties<Row>,
    ExportProperties,
    ExcelProperties,
    LinksProperties<Row>,
    GridProperties,
    EditingProperties<Row>,
    RowOrderProperties,
    RangesProperties,
    GroupsProperties,
    FilterBarProperties,
    ScrollProperties,
    TreeProperties<Row>,
    ViewsProperties,
    SelectionProperties {}

/** The features that an app can import, in the order in which tables show them. */
export const FEATURES: readonly FeatureDeclaration[] = [
  scrollDeclaration,
  treeDeclaration,
  rowOrderDeclaration,
  selectionDeclaration,
  multiSortDeclaration,
  prefetchDeclaration,
  viewsDeclaration,
  columnsDeclaration,
  narrowDeclaration,
  detailDeclaration,
  linksDeclaration,
  actionsDeclaration,
  filtersDeclaration,
  filterBarDeclaration,
  exportDeclaration,
  excelDeclaration,
  longPagesDeclaration,
  gridDeclaration,
  editingDeclaration,
  rangesDeclaration,
  groupsDeclaration,
  liveDeclaration,
];

/** Returns the features that the app has imported. */
export const importedFeatures = (): FeatureRecord[] =>
  FEATURES.flatMap(feature => registeredFeature(feature) ?? []);

/** Returns the features that a server renders: those that a table needs. When its HTML hydrates, those that it has. */
export const firstFeatures = (
  table: NeedingTable & {readonly shadowRoot: ShadowRoot | null},
): FeatureRecord[] =>
  importedFeatures().filter(({name, isNeeded}) =>
    isServer && isOnServer ? isNeeded?.(table) : table.shadowRoot?.querySelector(`.base.with-${name}`),
  );

/** Returns the features that a table needs, but that the app has not imported: one for each need. */
export function missingFeatures(table: NeedingTable): FeatureDeclaration[] {
  const needed = FEATURES.filter(feature => feature.isNeeded?.(table));
  const isMet = ({need}: FeatureDeclaration, place: number): boolean =>
    needed.some((other, at) => other.need === need && (at < place || registeredFeature(other) !== undefined));
  return needed.filter((feature, place) => !isMet(feature, place));
}
