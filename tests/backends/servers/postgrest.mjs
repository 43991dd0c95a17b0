/**
 * Not PostgREST, which no package brings: this reads addresses as its documentation says (horizontal filters, `or`,
 * ordering, limits, and exact counts), and runs them in PostgreSQL. It refuses everything that the documentation does not have.
 */
import {createServer} from 'node:http';
import {once} from 'node:events';
import {answerSql, loadPostgres} from './shared.mjs';

const pool = await loadPostgres();
const FIELDS = ['id', 'name', 'country', 'age', 'score', 'code', 'big', 'born', 'seen'];
const column = name => {
  if (!FIELDS.includes(name)) throw new Error(`column people.${name} does not exist`);
  return name;
};

/** Reads a value of a list or of `or`: in quotes, a backslash escapes the next character. */
function readValue(text, start, ends) {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && !ends.includes(text[end])) end++;
    return {value: text.slice(start, end), end};
  }
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return {value, end: at + 1};
    if (text[at] === '\\') at++;
    value += text[at];
  }
  throw new Error('unexpected end of input');
}

function readList(text) {
  if (!/^\(.*\)$/s.test(text)) throw new Error(`unexpected "${text}" expecting "("`);
  const values = [];
  for (let at = 1; at < text.length;) {
    const {value, end} = readValue(text, at, ',)');
    if (!',)'.includes(text[end])) throw new Error(`unexpected "${text[end]}"`);
    values.push(value);
    at = end + 1;
  }
  return values;
}

/** Returns the condition of `ilike.*ada*`. An asterisk stands for a percent sign. */
function condition(name, filter, values) {
  const [, not, operator, value] = /^(not\.)?(ilike|gte|lte|is|in)\.(.*)$/s.exec(filter) ?? [];
  const field = column(name);
  if (operator === 'is' && value === 'null') return `${field} is ${not ? 'not ' : ''}null`;
  if (operator === undefined || operator === 'is' || not)
    throw new Error(`failed to parse filter (${filter})`);
  if (operator === 'in') return `${field} = any($${values.push(readList(value))})`;
  const param = `$${values.push(operator === 'ilike' ? value.replaceAll('*', '%') : value)}`;
  return `${field} ${{ilike: 'ilike', gte: '>=', lte: '<='}[operator]} ${param}`;
}

/** Returns the condition of `(name.ilike."*ada*")`. */
function anyOf(text, values) {
  const [, name, operator] = /^\((\w+)\.(ilike)\./.exec(text) ?? [];
  const start = text.indexOf('.ilike.') + 7;
  const {value, end} = readValue(text, start, ',)');
  if (name === undefined || text.slice(end) !== ')') throw new Error(`failed to parse logic tree (${text})`);
  return condition(name, `${operator}.${value}`, values);
}

function orderOf(text) {
  return text.split(',').map(term => {
    const [, name, direction] = /^(\w+)\.(asc|desc)\.nullslast$/.exec(term) ?? [];
    if (name === undefined) throw new Error(`failed to parse order (${text})`);
    return `${column(name)} ${direction} nulls last`;
  });
}

async function answer(request) {
  const {searchParams} = new URL(request.url, 'http://localhost');
  const values = [];
  const tests = [];
  let [order, limit, offset] = ['', 'all', 0];
  for (const [name, value] of searchParams) {
    if (name === 'limit') limit = Number(value);
    else if (name === 'offset') offset = Number(value);
    else if (name === 'order') order = ` order by ${orderOf(value).join()}`;
    else tests.push(name === 'or' ? anyOf(value, values) : condition(name, value, values));
  }
  const where = tests.length > 0 ? ` where ${tests.join(' and ')}` : '';
  const counted = await pool.query(`select count(*)::int from people${where}`, values);
  const total = counted.rows[0].count;
  if (offset > 0 && offset >= total) return {status: 416, range: `*/${total}`, body: {code: 'PGRST103'}};
  const {rows} = await pool.query(
    `select * from people${where}${order} limit ${limit} offset ${offset}`,
    values,
  );
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  return {status: rows.length < total ? 206 : 200, range: `${range}/${total}`, body: rows};
}

const server = createServer(async (request, response) => {
  const {status, range, body} = await answer(request).catch(error => ({
    status: 400,
    range: '*/*',
    body: {message: error.message},
  }));
  response.writeHead(status, {'Content-Type': 'application/json', 'Content-Range': range});
  response.end(JSON.stringify(body));
});
await once(server.listen(0, '127.0.0.1'), 'listening');

await answerSql(server.address().port, async sql => {
  const {rows} = await pool.query({text: sql, rowMode: 'array'});
  return rows.map(([value]) => value);
});
