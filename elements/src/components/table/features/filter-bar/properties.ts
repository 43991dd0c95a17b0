import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The filter bar.
 *
 * @csspart filter-bar - The row above the column headers, with the conditions.
 * @csspart filter-group - Conditions that are joined by their own word.
 * @csspart filter-chip - A condition.
 * @csspart edit-filter-button - The button with a condition in words, which opens its editor.
 * @csspart remove-filter-button - The button that removes a condition or a group.
 * @csspart match-select - The list with "All of" and "Any of".
 * @csspart add-filter-button - The button that adds a condition.
 * @csspart add-group-button - The button that adds a group.
 * @csspart filter-popup - The dialog with a condition.
 * @csspart clear-filters-button - The button that removes all conditions.
 */
export interface FilterBarProperties {
  /**
   * Shows a bar above the rows, in which users combine conditions with AND and OR. It needs
   * `import '@life-changers/elements/table-filter-bar'`, and columns with a `filter`. The conditions are `where` of `query`,
   * and those that the filter of a column can hold are its `filters`. With a backend that cannot match any of several
   * conditions, the bar offers only those that must all hold.
   */
  filterBar: boolean;
}

export const filterBarDeclaration: FeatureDeclaration<FilterBarProperties> = {
  name: 'filter-bar',
  need: 'filterBar, or where in query,',
  isNeeded: ({filterBar, query}) => filterBar || query.where !== undefined,
  properties: {
    filterBar: {type: Boolean, default: false},
  },
};
