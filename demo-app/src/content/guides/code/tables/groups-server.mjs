import {decodeGroups} from '@life-changers/elements/core/table';

/** What this server accepts. Everything else is refused. */
const limits = {
  fields: ['id', 'amount'],
  maxLimit: 100,
  defaultLimit: 10,
  groups: ['country', 'status'],
  totals: {amount: ['sum', 'avg']},
};

/** Returns the SQL of a request for groups, and its values. */
export function groupsSql(address) {
  const {searchParams} = new URL(address, 'http://localhost');
  const decoded = decodeGroups(searchParams, limits);
  if (!decoded.ok) throw new RangeError(decoded.reason);
  const {field, totals, filters = {}, limit, skip, sort} = decoded.query;

  // All names are those of the limits, so that they are safe in SQL.
  const columns = Object.entries(totals).map(
    ([name, total]) => `${total.toUpperCase()}(${name}) AS ${name}`,
  );
  const values = [];
  const conditions = Object.entries(filters).map(([name, filter]) => {
    if (filter.type !== 'options') return `${name} IS NULL`;
    values.push(...filter.values);
    return `${name} IN (${filter.values.map(() => '?').join()})`;
  });
  const sql = [
    `SELECT ${[`${field} AS value`, 'COUNT(*) AS count', ...columns]}`,
    `FROM orders WHERE ${['1 = 1', ...conditions].join(' AND ')}`,
    `GROUP BY ${field} ORDER BY ${field} ${sort?.direction ?? 'asc'}`,
    `LIMIT ${limit} OFFSET ${skip}`,
  ].join(' ');
  return {sql, values};
}

/** Returns the response for the rows that the database answers. */
export const groupsBody = rows => ({
  data: rows.map(({value, count, ...totals}) => ({
    value,
    count,
    totals,
  })),
});
