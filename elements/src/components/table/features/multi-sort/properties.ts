import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The order of several columns.
 *
 * @csspart sort-number - The position of a column if several are sorted.
 */
export const multiSortDeclaration: FeatureDeclaration = {
  name: 'multi-sort',
  need: 'thenBy',
  isNeeded: ({query}) => query.thenBy !== undefined,
};
