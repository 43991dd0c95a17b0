import {filterBarTexts, filterTexts} from '../../../../core/localization/english/tables.js';
import {plainFromDate} from '../../../../core/calendar/date-edge.js';
import {newTreeFilter, resolveTree} from '../../../../core/table/index.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {filterBarStyles} from '../../view/filters/filter-bar.styles.js';
import {filterBarDeclaration, type FilterBarProperties} from './properties.js';
import {TableFilters} from './table-filters.js';

/** Lets users combine conditions with AND and OR. */
export const filterBarFeature: FeatureRecord<FilterBarProperties> = {
  ...filterBarDeclaration,
  texts: {...filterTexts, ...filterBarTexts},
  styles: filterBarStyles,
  clientRows: {
    filterTree: newTreeFilter,
    loadEncoder: () => import('../../../../core/table/query/feathers-tree.js'),
    withDays: query =>
      query.where === undefined
        ? query
        : {...query, where: resolveTree(query.where, plainFromDate(new Date())!.date)},
  },
  create: table => new TableFilters(table),
};
