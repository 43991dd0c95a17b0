/** Names of the members that the table elements share. See `base/members.ts`. */
export const askFromStart = Symbol();
export const data = Symbol();
export const fields = Symbol();
export const isFiltered = Symbol();
export const loadFailed = Symbol();
export const nextQuery = Symbol();
export const nextSource = Symbol();
export const pageLoaded = Symbol();
export const searchText = Symbol();
