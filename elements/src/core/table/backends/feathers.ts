import type {FeathersOptions} from '../query/feathers-filters.js';
import {encodeFeathersGroups} from '../query/feathers-groups.js';
import {encodeFeathersQuery} from '../query/feathers-query.js';
import {readGroups} from '../query/read-groups.js';
import {readPage} from '../query/read-page.js';
import type {Backend} from '../query/backend.js';

export interface FeathersBackendOptions extends FeathersOptions {
  /** Whether the service groups rows: it answers `$group` (see `encodeFeathersGroups`), for which it needs a hook. */
  readonly groups?: boolean | undefined;
}

/**
 * Feathers, which is the default of a server table: `$limit`, `$skip`, `$sort[field]`, `$search`, and filters (see
 * `encodeFeathersQuery`). Reads `{data, total, limit}`.
 *
 * @param options `text` names the operators that find a part of a text in your database, such as
 *   `feathers({text: 'ilike'})` for `@feathersjs/knex` with PostgreSQL. With `groups`, it groups rows.
 */
export function feathers({groups = false, ...options}: FeathersBackendOptions = {}): Backend {
  return {
    writeQuery: query => ({params: encodeFeathersQuery(query, options)}),
    readPage,
    ...(groups && {writeGroups: query => ({params: encodeFeathersGroups(query, options)}), readGroups}),
  };
}
