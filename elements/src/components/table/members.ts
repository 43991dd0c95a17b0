/** Names of the members that the table elements share. See `base/members.ts`. */
export const askFromStart = Symbol('askFromStart');
export const data = Symbol('data');
export const fields = Symbol('fields');
export const isFiltered = Symbol('isFiltered');
export const loadFailed = Symbol('loadFailed');
export const nextQuery = Symbol('nextQuery');
export const nextSource = Symbol('nextSource');
export const pageLoaded = Symbol('pageLoaded');
export const searchText = Symbol('searchText');
