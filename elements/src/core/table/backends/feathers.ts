import {encodeFeathersQuery} from '../feathers-query.js';
import {readPage} from '../read-page.js';
import type {Backend} from '../backend.js';

/**
 * Feathers, which is the default of a server table: `$limit`, `$skip`, `$sort[field]`, `$search`, and filters (see
 * `encodeFeathersQuery`). Reads `{data, total, limit}`.
 */
export function feathers(): Backend {
  return {writeQuery: query => ({params: encodeFeathersQuery(query)}), readPage};
}
