import {conditionsOnly} from '../filters/clauses.js';
import type {Condition} from '../filters/conditions.js';
import type {QueryParam} from '../query/query-address.js';
import {countAt, rowsAt, valueAt} from '../query/read-body.js';
import {matchingAll, type Backend} from '../query/backend.js';
import {signedSorts} from '../query/signed-sorts.js';

export interface DjangoRestOptions {
  /**
   * The pagination class of the view: `'page'` (default) for `PageNumberPagination` with `page_size_query_param =
   * "page_size"`, `'offset'` for `LimitOffsetPagination`, `'cursor'` for `CursorPagination`.
   */
  paging?: 'page' | 'offset' | 'cursor' | undefined;
}

/** The lookups of django-filter. */
const LOOKUPS: Readonly<Record<Condition['operator'], string>> = {
  contains: 'icontains',
  equals: 'iexact',
  'starts-with': 'istartswith',
  empty: 'isnull',
  from: 'gte',
  to: 'lte',
  in: 'in',
};

/**
 * Django REST framework: `page` and `page_size`, `ordering=name,-age`, and `search` (its `OrderingFilter` and
 * `SearchFilter`), and the lookups of django-filter: `name__icontains=ada`, `age__gte=18`, `country__in=DE,FR`,
 * `name__isnull=true`. It cannot match any of several conditions. Reads `{results, count}`. A page past the end, which is a 404, counts as empty.
 */
export function djangoRest({paging = 'page'}: DjangoRestOptions = {}): Backend {
  return {
    writeQuery: matchingAll(query => {
      const {page, pageSize, sort, search, cursor} = query;
      const size = `${pageSize}`;
      const params: QueryParam[] = paging === 'offset' ? [['limit', size]] : [['page_size', size]];
      if (paging === 'page') params.push(['page', `${page}`]);
      if (paging === 'offset') params.push(['offset', `${pageSize * (page - 1)}`]);
      if (paging === 'cursor' && typeof cursor === 'string') params.push(['cursor', cursor]);
      if (sort !== null) params.push(['ordering', signedSorts(query)]);
      if (search !== '') params.push(['search', search]);
      for (const {field, operator, value} of conditionsOnly(query, 'djangoRest'))
        // An empty list filters nothing in django-filter; a comma is a list of two empty texts.
        params.push([`${field}__${LOOKUPS[operator]}`, operator === 'in' && value === '' ? ',' : value]);
      return {params, ...(paging === 'page' && page > 1 && {alsoRead: [404]})};
    }),
    readPage: (body, {status}) => {
      if (status === 404) return {rows: [], total: 0};
      const rows = rowsAt(body, 'results');
      if (paging !== 'cursor') return {rows, total: countAt(body, 'count')};
      const cursor = /[?&]cursor=([^&]*)/.exec(String(valueAt(body, 'next')))?.[1];
      return {rows, nextCursor: cursor === undefined ? null : decodeURIComponent(cursor)};
    },
  };
}
