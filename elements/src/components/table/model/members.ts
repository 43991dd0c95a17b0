/** Names of the members that the table elements share. See `base/members.ts`. */
export const askFromStart = Symbol();
export const data = Symbol();
export const fields = Symbol();
export const isFiltered = Symbol();
export const loadFailed = Symbol();
export const nextQuery = Symbol();
export const nextSource = Symbol();
export const ownPageSize = Symbol();
export const pageAhead = Symbol();
export const pageLoaded = Symbol();
export const requests = Symbol();
export const searchText = Symbol();
export const showLoaded = Symbol();
export const showPage = Symbol();
