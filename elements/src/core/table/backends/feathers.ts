import type {FeathersOptions} from '../query/feathers-filters.js';
import {encodeFeathersQuery} from '../query/feathers-query.js';
import {readPage} from '../query/read-page.js';
import type {Backend} from '../query/backend.js';

/**
 * Feathers, which is the default of a server table: `$limit`, `$skip`, `$sort[field]`, `$search`, and filters (see
 * `encodeFeathersQuery`). Reads `{data, total, limit}`.
 *
 * @param options `text` names the operators that find a part of a text in your database, such as
 *   `feathers({text: 'ilike'})` for `@feathersjs/knex` with PostgreSQL.
 */
export function feathers(options?: FeathersOptions): Backend {
  return {writeQuery: query => ({params: encodeFeathersQuery(query, options)}), readPage};
}
