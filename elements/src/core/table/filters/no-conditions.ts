import type {FilterTree} from './filter-tree.js';

/** The tree of a table that is not filtered. All tables have it, but not what reads a tree. */
export const NO_CONDITIONS: FilterTree = {match: 'all', conditions: []};
