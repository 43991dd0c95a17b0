import {job, measureTable} from './shared/jobs.mjs';
import {variantsOf} from './shared/variants.mjs';

const SIZES = [10_000, 100_000, 1_000_000];

/** @type {import('../lib/rounds.mjs').Suite} */
export const tableFeatures = {
  name: 'table-features',
  title: 'Filters and selection of a table in memory',
  about:
    'Six columns, ten rows per page, and a checkbox in each row. The selection is held by key. Half of the rows are selected before the selection is inverted.',
  factory: 'tableFeaturesBench',
  jobs: [
    job('filter-number', 'First filter, by number'),
    job('filter-text', 'Filter by text'),
    job('filter-both', 'Filter by number and text'),
    job('clear-filters', 'Clear the filters'),
    job('select-all', 'Select all rows'),
    job('select-half', 'Select half of the rows, by key'),
    job('invert', 'Invert the selection'),
    job('filter-selected', 'Filter by text with a selection'),
    job('longest-task', 'Longest task'),
  ],

  variants: variantsOf(SIZES),
  measure: measureTable,
};
