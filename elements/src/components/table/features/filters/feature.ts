import {filterTexts, tableTexts} from '../../../../core/localization/english/tables.js';
import {newRowFilter} from '../../../../core/table/index.js';
import {columnFiltersStyles} from './column-filters.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {ColumnFilters} from './column-filters.js';
import {filtersDeclaration} from './properties.js';

/** Lets the user filter rows by column. */
export const filtersFeature: FeatureRecord = {
  ...filtersDeclaration,
  texts: {...tableTexts, ...filterTexts},
  styles: columnFiltersStyles,
  clientRows: {filterRows: newRowFilter},
  create: table => new ColumnFilters(table),
};
