import {conditionsOnly} from '../filters/clauses.js';
import type {Condition} from '../filters/conditions.js';
import type {QueryParam} from '../query/query-address.js';
import {countAt, rowsAt, valueAt} from '../query/read-body.js';
import {matchingAll, type Backend} from '../query/backend.js';
import {sortsOf} from '../query/query.js';

export interface SpringDataOptions {
  /** The path of the rows. Default `'content'`; for Spring Data REST, such as `'_embedded.people'`. */
  rows?: string | undefined;
}

/** The conditions of JHipster, and `startsWith`. */
const SUFFIXES: Readonly<Record<Condition['operator'], string>> = {
  contains: '.contains',
  equals: '.equals',
  'starts-with': '.startsWith',
  empty: '.specified',
  from: '.greaterThanOrEqual',
  to: '.lessThanOrEqual',
  in: '.in',
};

/**
 * Spring Data: `page` from 0, `size`, and one `sort=name,asc` for each column. Spring has no standard for filters; this
 * writes those of JHipster: `age.greaterThanOrEqual=18`, `.lessThanOrEqual`, `country.in=DE,FR`, `name.contains=ada`,
 * `.equals`, `.startsWith`, `.specified=false` for empty, and the search text as `search`. It cannot match any of several conditions. Reads a `Page` or a
 * `PagedModel`, with the page size that the server used.
 */
export function springData({rows = 'content'}: SpringDataOptions = {}): Backend {
  return {
    writeQuery: matchingAll(query => {
      const {page, pageSize, search} = query;
      const params: QueryParam[] = [
        ['page', `${page - 1}`],
        ['size', `${pageSize}`],
        ...sortsOf(query).map(({field, direction}): QueryParam => ['sort', `${field},${direction}`]),
      ];
      if (search !== '') params.push(['search', search]);
      for (const {field, operator, value} of conditionsOnly(query, 'springData'))
        params.push([field + SUFFIXES[operator], operator === 'empty' ? `${value === 'false'}` : value]);
      return {params};
    }),
    readPage: body => {
      const facts = valueAt(body, 'page') ?? body;
      const {size} = facts as {size?: unknown};
      const total = countAt(facts, 'totalElements');
      // Spring Data REST leaves out the rows of an empty page.
      const isEmpty = total === 0 && valueAt(body, rows) === undefined;
      const page = {rows: isEmpty ? [] : rowsAt(body, rows), total};
      return typeof size === 'number' ? {...page, limit: size} : page;
    },
  };
}
