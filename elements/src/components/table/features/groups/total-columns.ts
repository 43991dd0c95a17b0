import type {Warn} from '../../../../core/bad-input.js';
import {isTotal, type TotalColumn} from '../../../../core/table/groups/totals.js';

/** Returns the columns with a total. Those that are not valid warn. */
export function totalColumns(columns: unknown, warn: Warn): TotalColumn[] {
  if (!Array.isArray(columns)) return [];
  return columns.flatMap(column => {
    const {field, total} = Object(column) as Partial<TotalColumn>;
    if (!total) return [];
    if (typeof field === 'string' && field !== '' && isTotal(total)) return [{field, total}];
    warn("a column's total must be 'sum', 'avg', 'min', 'max', 'count', or a function, and needs a field.");
    return [];
  });
}
