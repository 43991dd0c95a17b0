// #only tables|forms
/** The people in the database. */
// #if tables
import {decodeFeathersQuery} from '@life-changers/elements/core/table';
// #end
import {teams} from '../shared/teams.js';

const NAMES = 'Ada Alan Annie Barbara Donald Dorothy Edith Frances Grace Hedy Joan Katherine Ken Linus Margaret'.split(' ');
const FAMILIES = 'Allen Clarke Hamilton Hopper Johnson Lamarr Liskov Lovelace Turing'.split(' ');

/** Creates the table with 135 sample people, if it does not exist. */
export function createPeople(database) {
  database.exec(`
    create table if not exists people (
      id integer primary key,
      name text not null collate nocase unique,
      team text not null,
      hours integer not null,
      start text not null
    )
  `);
  const names = NAMES.flatMap(name => FAMILIES.map(family => `${name} ${family}`));
  const insert = database.prepare('insert or ignore into people values (?, ?, ?, ?, ?)');
  database.transaction(() => {
    if (database.prepare('select id from people limit 1').all().length > 0) return;
    for (const [index, name] of names.entries())
      insert.run(index + 1, name, teams[index % teams.length], 8 + ((index * 7) % 33), dayAfter(index * 29));
  })();
}

/** A day some days after the start of 2015, such as `2015-01-30`. */
const dayAfter = days => new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10);
// #if tables

/** What a request for a page of people may ask for. Everything else is refused. */
const LIMITS = {
  fields: ['id', 'name', 'team', 'hours', 'start'],
  maxLimit: 100,
  defaultLimit: 10,
  maxSearch: 100,
  filters: {name: ['text'], team: ['options'], hours: ['number'], start: ['date']},
};

/**
 * Returns a page of people for a request of `lc-server-table`, or why the request is refused.
 *
 * @param {import('libsql').Database} database
 * @param {URLSearchParams} params
 */
export function findPeople(database, params) {
  const decoded = decodeFeathersQuery(params, LIMITS);
  if (!decoded.ok) return {reason: decoded.reason};
  const {limit, skip, sort, search, filters = {}, where} = decoded.query;
  if (where) return {reason: '$and and $or are not accepted.'};
  // The names of fields are from the list above, and all values are parameters.
  const conditions = Object.entries(filters).map(([field, filter]) => conditionOf(field, filter));
  if (search) conditions.push(searchCondition(search));
  const matching = conditions.map(({sql}) => `(${sql})`).join(' and ') || 'true';
  const values = conditions.flatMap(condition => condition.values);
  const order = sort ? `${sort.field} ${sort.direction}, id` : 'id';
  const [{total}] = database.prepare(`select count(*) as total from people where ${matching}`).all(...values);
  const data = database
    .prepare(`select id, name, team, hours, start from people where ${matching} order by ${order} limit ? offset ?`)
    .all(...values, limit, skip);
  return {page: {total, limit, skip, data}};
}

function searchCondition(search) {
  const fields = ['name', 'team'];
  return {
    sql: fields.map(field => `instr(lower(${field}), lower(?))`).join(' or '),
    values: fields.map(() => search),
  };
}

function conditionOf(field, filter) {
  if (filter.type === 'options')
    return {sql: `${field} in (${filter.values.map(() => '?').join()})`, values: filter.values};
  if (filter.type === 'text') return textCondition(field, filter);
  const {from, to} = filter;
  const bounds = [
    [`${field} >= ?`, from],
    [`${field} <= ?`, to],
  ].filter(([, value]) => value !== undefined);
  return {sql: bounds.map(([sql]) => sql).join(' and ') || 'true', values: bounds.map(([, value]) => value)};
}

function textCondition(field, {operator, value = ''}) {
  switch (operator) {
    case 'equals':
      return {sql: `lower(${field}) = lower(?)`, values: [value]};
    case 'starts-with':
      return {sql: `instr(lower(${field}), lower(?)) = 1`, values: [value]};
    case 'empty':
      return {sql: `${field} = ''`, values: []};
    case 'not-empty':
      return {sql: `${field} <> ''`, values: []};
    default:
      return {sql: `instr(lower(${field}), lower(?))`, values: [value]};
  }
}
// #end
// #if forms

/**
 * Stores a person whose values are valid. Returns false if the name is taken, which only the database knows.
 *
 * @param {import('libsql').Database} database
 */
export function addPerson(database, {name, team, hours, start}) {
  const {changes} = database
    .prepare('insert or ignore into people (name, team, hours, start) values (?, ?, ?, ?)')
    .run(name, team, hours, start);
  return changes === 1;
}
// #end
