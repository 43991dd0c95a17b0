/** Serves the page, the files of the package, and an API for the table, with a strict policy. */
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import {decodeFeathersQuery} from '@life-changers/elements/core/table';

const PACKAGE = 'node_modules/@life-changers/elements/dist';
const FILES = {
  '/': ['index.html', 'text/html'],
  '/app.js': ['app.js', 'text/javascript'],
  '/life-changers.min.js': [`${PACKAGE}/life-changers.min.js`, 'text/javascript'],
  '/life-changers.css': [`${PACKAGE}/styles/life-changers.css`, 'text/css'],
};
const people = Array.from({length: 23}, (_, index) => ({id: index + 1, name: `Person ${index + 1}`}));

createServer(async (request, response) => {
  const {pathname, searchParams} = new URL(request.url, 'http://app');
  if (pathname === '/people') {
    const {query} = decodeFeathersQuery(searchParams, {
      fields: ['id', 'name'],
      maxLimit: 100,
      defaultLimit: 10,
    });
    const data = people.slice(query.skip, query.skip + query.limit);
    response.end(JSON.stringify({total: people.length, ...query, data}));
  } else if (pathname in FILES) {
    const [file, type] = FILES[pathname];
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'",
    });
    response.end(await readFile(file));
  } else response.writeHead(404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
