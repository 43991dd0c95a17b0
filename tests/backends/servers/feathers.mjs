/**
 * Feathers 5 over SQLite, as its generator writes it: a schema that converts the texts of the address. The service
 * `people` has the operator `$like` of Knex, and translates `$contains`, `$startsWith`, and `$search` itself.
 */
import {once} from 'node:events';
import Ajv from 'ajv';
import {feathers} from '@feathersjs/feathers';
import {KnexService} from '@feathersjs/knex';
import {bodyParser, errorHandler, koa, parseAuthentication, rest} from '@feathersjs/koa';
import {hooks, querySyntax} from '@feathersjs/schema';
import knex from 'knex';
import koaQs from 'koa-qs';
import {answerSql, readPeople} from './shared.mjs';

const db = knex({
  client: 'better-sqlite3',
  connection: {filename: ':memory:'},
  useNullAsDefault: true,
  pool: {min: 1, max: 1},
});
await db.schema.createTable('people', table => {
  table.integer('id').primary();
  table.text('name');
  table.text('country');
  table.integer('age');
  table.double('score');
  table.text('code');
  table.bigInteger('big');
  table.text('born');
  table.text('seen');
});
for await (const rows of readPeople(500))
  await db('people').insert(rows.map(row => ({...row, big: BigInt(row.big)})));

const string = {type: 'string'};
const number = {type: 'number'};
const properties = {
  id: number,
  name: string,
  country: string,
  age: number,
  score: number,
  code: string,
  big: number,
  born: string,
  seen: string,
};

const syntax = querySyntax(properties, {
  name: {$like: string, $contains: string, $startsWith: string},
});
const validate = new Ajv({coerceTypes: true, strict: false}).compile({
  type: 'object',
  additionalProperties: false,
  properties: {...syntax, $search: string},
});
const validator = query => {
  if (!validate(query)) throw Object.assign(new Error(JSON.stringify(validate.errors)), {code: 400});
  return query;
};

const escaped = text => text.replace(/[\\%_]/g, '\\$&');

/** Adds what Feathers has no operator for. */
class People extends KnexService {
  createQuery(params) {
    const builder = super.createQuery(params);
    for (const pattern of params.patterns ?? []) builder.whereRaw("name LIKE ? ESCAPE '\\'", [pattern]);
    return builder;
  }
}

/** Takes the search text, and the parts of a name, out of the query. */
async function takePatterns(context, next) {
  const {$search, name, ...query} = context.params.query;
  const patterns = [];
  if ($search) patterns.push(`%${escaped($search)}%`);
  if (name?.$contains !== undefined) patterns.push(`%${escaped(name.$contains)}%`);
  if (name?.$startsWith !== undefined) patterns.push(`${escaped(name.$startsWith)}%`);
  const isTaken = name?.$contains !== undefined || name?.$startsWith !== undefined;
  context.params = {
    ...context.params,
    patterns,
    query: name === undefined || isTaken ? query : {...query, name},
  };
  await next();
}

const app = koa(feathers());
// The parser of addresses turns a list of more than 20 options into an object, which Feathers refuses.
koaQs(app, 'extended', {arrayLimit: 100});
app.use(errorHandler());
app.use(parseAuthentication());
app.use(bodyParser({enableTypes: ['text', 'json']}));
app.configure(rest());
const options = {Model: db, name: 'people', paginate: {default: 10, max: 100}};
app.use('people', new People(options), {methods: ['find']});
app.service('people').hooks({around: {find: [hooks.validateQuery(validator), takePatterns]}});

const server = await app.listen(0, '127.0.0.1');
if (!server.listening) await once(server, 'listening');
await answerSql(server.address().port, async sql => (await db.raw(sql)).map(row => Object.values(row)[0]));
