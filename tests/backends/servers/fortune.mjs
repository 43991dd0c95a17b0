/** Fortune with its serializer for JSON:API, which keeps the people in memory. SQLite has the same people, to compare with. */
import {createServer} from 'node:http';
import {once} from 'node:events';
import Database from 'better-sqlite3';
import fortune from 'fortune';
import listen from 'fortune-http';
import jsonApi from 'fortune-json-api';
import {answerSql, readPeople} from './shared.mjs';

const fields = {
  // Fortune does not sort by id.
  number: Number,
  name: String,
  country: String,
  age: Number,
  score: Number,
  code: String,
  big: Number,
  born: String,
  seen: String,
};
const store = fortune({person: fields}, {adapter: [fortune.adapters.memory, {recordsPerType: 200_000}]});
await store.connect();
const db = new Database(':memory:');
db.exec('create table people (id, name, country, age, score, code, big, born, seen)');
const insert = db.prepare(
  'insert into people values (:id, :name, :country, :age, :score, :code, :big, :born, :seen)',
);
for await (const rows of readPeople(5000)) {
  const records = rows.map(row => ({...row, number: row.id, big: Number(row.big)}));
  await store.adapter.create('person', records);
  for (const row of rows) insert.run({...row, big: Number(row.big)});
}
const listener = listen(store, {serializers: [[jsonApi, {inflectType: false, inflectKeys: false}]]});
// What it refuses, it has answered before it throws.
const server = createServer((request, response) => void listener(request, response).catch(() => {}));
await once(server.listen(0, '127.0.0.1'), 'listening');
await answerSql(server.address().port, sql =>
  db
    .prepare(sql)
    .raw()
    .all()
    .map(([value]) => value),
);
