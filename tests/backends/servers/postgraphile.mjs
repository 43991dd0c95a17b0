/** PostGraphile 5 over PostgreSQL, with the plugin for filters. The database is that of the variables of libpq. */
import {createServer} from 'node:http';
import {once} from 'node:events';
import {grafserv} from 'postgraphile/grafserv/node';
import {makePgService} from 'postgraphile/adaptors/pg';
import {PostGraphileAmberPreset} from 'postgraphile/presets/amber';
import {postgraphile} from 'postgraphile';
import {PostGraphileConnectionFilterPreset} from 'postgraphile-plugin-connection-filter';
import {answerSql, loadPostgres} from './shared.mjs';

const pool = await loadPostgres();

const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [makePgService({pool, schemas: ['public']})],
  grafserv: {graphqlPath: '/graphql', watch: false},
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
await once(server.listen(0, '127.0.0.1'), 'listening');

await answerSql(server.address().port, async sql => {
  const {rows} = await pool.query({text: sql, rowMode: 'array'});
  return rows.map(([value]) => value);
});
