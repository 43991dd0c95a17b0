/** Turns what a table asks for into SQL. All names in it are constants of this file; all values are bound. */
import {
  clauseOf,
  fold,
  isJoined,
  resolveTree,
  selectedParts,
  type Clause,
  type FeathersGroupsQuery,
  type FeathersQuery,
  type GroupLimits,
  type SelectionLimits,
  type Sort,
  type TableSelection,
} from '@life-changers/elements/core/table';
import type {Value} from './database.js';
import {BadRequest} from './replies.js';

/** The column of each field, and how its values compare. */
const FIELDS: ReadonlyMap<string, {readonly column: string; readonly as: 'text' | 'number' | 'exact'}> =
  new Map([
    ['id', {column: 'id', as: 'number'}],
    ['name', {column: 'foldedName', as: 'text'}],
    ['born', {column: 'born', as: 'exact'}],
    ['city', {column: 'city', as: 'exact'}],
    ['insurance', {column: 'insurance', as: 'exact'}],
    ['doctor', {column: 'doctor', as: 'exact'}],
    ['status', {column: 'status', as: 'exact'}],
    ['balance', {column: 'balance', as: 'number'}],
    ['lastVisit', {column: 'lastVisit', as: 'exact'}],
  ]);

/** What the list accepts. Everything else is refused. */
export const LIMITS: GroupLimits = {
  fields: [...FIELDS.keys()],
  maxLimit: 1000,
  defaultLimit: 20,
  maxSorts: 3,
  maxSearch: 100,
  filters: {
    name: ['text'],
    born: ['date'],
    city: ['options'],
    insurance: ['options'],
    doctor: ['options'],
    status: ['options'],
    balance: ['number'],
    lastVisit: ['date'],
  },
  groups: ['city', 'doctor', 'insurance', 'status'],
  totals: {balance: ['sum']},
};

export interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

export const COLUMNS =
  'id, name, born, city, insurance, doctor, status, balance, lastVisit, phone, email, notes';

function fieldOf(name: string) {
  const field = FIELDS.get(name);
  if (field === undefined) throw new BadRequest(`The field "${name}" is not known.`);
  return field;
}

/** The rows that match a search, filters, and conditions. */
export function conditionOf({search, filters, where}: Partial<FeathersQuery>): Condition {
  const clauses = [
    clauseOf({
      match: 'all',
      conditions: Object.entries(filters ?? {}).map(([field, filter]) => ({field, filter})),
    }),
    clauseOf(where),
  ].flatMap(clause => (clause === null ? [] : sqlOf(clause)));
  if (search) clauses.push({sql: 'instr(folded, ?) > 0', values: [fold(search)]});
  return join(clauses, ' AND ');
}

function join(conditions: readonly Condition[], word: ' AND ' | ' OR '): Condition {
  if (conditions.length === 0) return {sql: '1', values: []};
  return {
    sql: conditions.map(({sql}) => `(${sql})`).join(word),
    values: conditions.flatMap(({values}) => values),
  };
}

function sqlOf(clause: Clause): Condition {
  if (isJoined(clause)) return join(clause.clauses.map(sqlOf), clause.match === 'any' ? ' OR ' : ' AND ');
  const {column, as} = fieldOf(clause.field);
  const bound = (text: string): Value => (as === 'number' ? Number(text) : as === 'text' ? fold(text) : text);
  const value = bound(clause.value);
  switch (clause.operator) {
    case 'contains':
      return {sql: `instr(${column}, ?) > 0`, values: [value]};
    case 'starts-with':
      return {sql: `instr(${column}, ?) = 1`, values: [value]};
    case 'equals':
      return {sql: `${column} = ?`, values: [value]};
    case 'empty':
      return {sql: clause.value === 'true' ? `${column} = ''` : `${column} <> ''`, values: []};
    case 'from':
      return {sql: `${column} >= ?`, values: [value]};
    case 'to':
      return {sql: `${column} <= ?`, values: [value]};
    case 'in':
      return {
        sql: `${column} IN (SELECT value FROM json_each(?))`,
        values: [JSON.stringify(clause.values.map(bound))],
      };
  }
}

/** Rows with equal values keep their order, so that no row is on two pages. */
export function orderOf(sorts: readonly (Sort | null)[]): string {
  const parts = sorts.flatMap(sort =>
    sort === null ? [] : `${fieldOf(sort.field).column} ${sort.direction === 'desc' ? 'DESC' : 'ASC'}`,
  );
  return [...parts, 'id ASC'].join(', ');
}

/** The SQL of a request for groups. */
export function groupsSql({field, totals, limit, skip, sort, ...rest}: FeathersGroupsQuery) {
  const {column} = fieldOf(field);
  const {sql, values} = conditionOf(rest);
  const sum = 'balance' in totals ? ', round(sum(balance), 2) AS balance' : '';
  const order = sort?.direction === 'desc' ? 'DESC' : 'ASC';
  return {
    groups: {
      sql: `SELECT ${column} AS value, count(*) AS count${sum} FROM patients WHERE ${sql} GROUP BY ${column} ORDER BY ${column} ${order} LIMIT ? OFFSET ?`,
      values: [...values, limit, skip],
    },
    all: {sql: `SELECT count(DISTINCT ${column}) AS total${sum} FROM patients WHERE ${sql}`, values},
  };
}

/** What a selection may consist of. Everything else is refused, so that no other patients are changed or deleted. */
export const SELECTION_LIMITS: SelectionLimits = {...LIMITS, maxGroups: 100};

/** The rows of a selection: single ones, or all that match a query, with groups of them, and with exceptions. */
export function selectedOf(selection: TableSelection, today: string): Condition {
  const {keys = []} = selection;
  const single = {sql: 'id IN (SELECT value FROM json_each(?))', values: [JSON.stringify(keys)]};
  if (selection.mode === 'keys') return single;
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const parts = selectedParts(selection)
    .toReversed()
    .map(({query: {where, ...others}, selected}) => ({
      selected,
      ...conditionOf({...others, where: resolveTree(where, {year, month, day})}),
    }));
  // The last one that a row matches decides.
  const matches = {
    sql: `CASE ${parts.map(({sql, selected}) => `WHEN ${sql} THEN ${Number(selected)}`).join(' ')} ELSE 0 END`,
    values: parts.flatMap(({values}) => values),
  };
  const others = {
    sql: 'id NOT IN (SELECT value FROM json_each(?))',
    values: [JSON.stringify(selection.except)],
  };
  return join([join([matches, others], ' AND '), single], ' OR ');
}
