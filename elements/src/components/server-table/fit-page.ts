import type {Page} from '../table/model/page-source.js';
import type {TableQuery} from '../../core/table/index.js';
import type {Warn} from '../../core/bad-input.js';

/**
 * Returns the requested page from what the server sent. A server that ignores `$limit` sends too many rows or
 * all rows. A server that lowers `$limit` sends too few, and its pages start elsewhere unless it reports its
 * `limit`.
 */
export function fitPage({rows, total, limit}: Page, {page, pageSize}: TableQuery, warn: Warn): Page {
  const skip = pageSize * (page - 1);
  if (rows.length > pageSize) {
    warn(
      'the server sends more rows than the page size; make it respect $limit and $skip. The extra rows are not shown.',
    );
    const start = rows.length >= total ? skip : 0;
    return {rows: rows.slice(start, start + pageSize), total};
  }
  if (isLimit(limit) && limit < pageSize && rows.length <= limit) {
    warn(
      `the server sends at most ${limit} rows, so this is the page size now; make it accept every page size that the table offers.`,
    );
    return {rows, total, limit};
  }
  // With an unknown total, this may be the last page.
  if (rows.length > 0 && rows.length < Math.min(pageSize, total - skip) && total < Infinity)
    warn(
      'the server sends fewer rows than the page size; make it accept every page size that the table offers, or return its limit.',
    );
  return {rows, total};
}

const isLimit = (limit: unknown): limit is number => Number.isSafeInteger(limit) && (limit as number) >= 1;
