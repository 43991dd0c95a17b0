import {conditionsOnly} from '../filters/clauses.js';
import type {Condition} from '../filters/conditions.js';
import type {QueryParam} from '../query/query-address.js';
import {countAt, rowsAt} from '../query/read-body.js';
import {matchingAll, type Backend} from '../query/backend.js';
import {signedSorts} from '../query/signed-sorts.js';

export interface JsonApiOptions {
  /** `'number'` (default) for `page[number]` and `page[size]`, `'offset'` for `page[offset]` and `page[limit]`. */
  paging?: 'number' | 'offset' | undefined;
  /** The path of the total number of rows in the response. Default `'meta.total'`. */
  total?: string | undefined;
}

type Resource = {readonly id?: string | undefined; readonly attributes?: object | undefined} | null;

const SUFFIXES: Readonly<Record<Condition['operator'], string>> = {
  contains: '[contains]',
  equals: '',
  'starts-with': '[startsWith]',
  empty: '[empty]',
  from: '[gte]',
  to: '[lte]',
  in: '',
};

/**
 * JSON:API: `page[number]` from 1, `page[size]`, and `sort=name,-age`. The standard leaves filters open; this writes
 * `filter[name]=ada`, `filter[country]=DE,FR`, `filter[age][gte]=18`, `[lte]`, `[contains]`, `[startsWith]`,
 * `[empty]=true`, and the search text as `filter[search]`. It cannot match any of several
 * conditions. A row has the attributes of a resource and its `id`.
 */
export function jsonApi({paging = 'number', total = 'meta.total'}: JsonApiOptions = {}): Backend {
  return {
    writeQuery: matchingAll(query => {
      const {page, pageSize, sort, search} = query;
      const params: QueryParam[] = [
        paging === 'number' ? ['page[number]', `${page}`] : ['page[offset]', `${pageSize * (page - 1)}`],
        [paging === 'number' ? 'page[size]' : 'page[limit]', `${pageSize}`],
      ];
      if (sort !== null) params.push(['sort', signedSorts(query)]);
      if (search !== '') params.push(['filter[search]', search]);
      for (const {field, operator, value} of conditionsOnly(query, 'jsonApi'))
        params.push([`filter[${field}]${SUFFIXES[operator]}`, value]);
      return {params, headers: {Accept: 'application/vnd.api+json'}};
    }),
    readPage: body => ({
      rows: (rowsAt(body, 'data') as Resource[]).map(resource => ({
        id: resource?.id,
        ...resource?.attributes,
      })),
      total: countAt(body, total),
    }),
  };
}
