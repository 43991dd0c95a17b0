import type {FeathersGroupsQuery, ServerGroup, TotalKind} from '@life-changers/elements/core/table';
import {matchingRows} from './matching-rows.js';
import {compareValues, type Value} from './row-page.js';

/** The groups of a query: `total` is the number of all groups, and `totals` are those of all rows that match. */
export interface GroupPage {
  total: number;
  limit: number;
  skip: number;
  data: readonly ServerGroup[];
  totals: Totals;
  of: {field: string};
}

type Totals = Record<string, Value | null>;

/** Returns the groups of the rows that match, with their counts and totals. */
export function groupPage<Row extends object>(rows: readonly Row[], query: FeathersGroupsQuery): GroupPage {
  const {field, totals, limit, skip, sort} = query;
  const matching = matchingRows(rows, query);
  const byValue = new Map<Value, Row[]>();
  for (const row of matching) {
    const value = valueOf(row, field);
    const others = byValue.get(value);
    if (others === undefined) byValue.set(value, [row]);
    else others.push(row);
  }
  const sign = sort?.direction === 'desc' ? -1 : 1;
  const groups = [...byValue].toSorted(([one], [other]) => sign * compareValues(one, other));
  return {
    total: groups.length,
    limit,
    skip,
    data: groups
      .slice(skip, skip + limit)
      .map(([value, own]) => ({value, count: own.length, totals: totalsOf(own, totals)})),
    totals: totalsOf(matching, totals),
    of: {field},
  };
}

const valueOf = (row: object, field: string): Value => row[field as keyof object];

function totalsOf(rows: readonly object[], kinds: FeathersGroupsQuery['totals']): Totals {
  return Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [
      field,
      rows.length === 0 ? null : TOTALS[kind](rows.map(row => valueOf(row, field))),
    ]),
  );
}

/** The amounts of the stub have cents, which a sum of floats would blur. */
const sum = (values: readonly Value[]): number =>
  values.reduce<number>((total, value) => total + Math.round(Number(value) * 100), 0) / 100;

const TOTALS: Readonly<Record<TotalKind, (values: readonly Value[]) => Value>> = {
  sum,
  avg: values => sum(values) / values.length,
  min: values => values.toSorted(compareValues)[0]!,
  max: values => values.toSorted(compareValues).at(-1)!,
  count: values => values.length,
};
