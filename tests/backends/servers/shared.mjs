/** What the servers in Node share: the rows to load, and SQL that is run directly. */
import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import {createInterface} from 'node:readline';
import {once} from 'node:events';

/** Reads the people of the file in the first argument, in groups. */
export async function* readPeople(size) {
  let group = [];
  for await (const line of createInterface({input: createReadStream(process.argv[2], 'utf8')})) {
    group.push(JSON.parse(line));
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Answers SQL with the first column, on another port, and prints both ports. */
export async function answerSql(port, run) {
  const server = createServer(async (request, response) => {
    try {
      let sql = '';
      for await (const chunk of request.setEncoding('utf8')) sql += chunk;
      response.end(JSON.stringify(await run(sql)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  console.log(JSON.stringify({port, sqlPort: server.address().port}));
}

/** Fills the PostgreSQL database of the variables of libpq. Returns its pool. */
export async function loadPostgres() {
  const {default: pg} = await import('pg');
  const pool = new pg.Pool();
  await pool.query(`create table people (
    id integer primary key, name text, country text, age integer, score double precision not null, code text not null,
    big bigint not null, born date, seen timestamptz not null
  )`);
  for (const field of ['name', 'country', 'age', 'score', 'code', 'big', 'born', 'seen'])
    await pool.query(`create index on people (${field})`);
  for await (const rows of readPeople(5000))
    await pool.query('insert into people select * from json_populate_recordset(null::people, $1)', [
      JSON.stringify(rows),
    ]);
  await pool.query('analyze people');
  return pool;
}
