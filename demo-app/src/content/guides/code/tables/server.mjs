import {createServer} from 'node:http';
import {decodeFeathersQuery} from '@life-changers/elements/core/table';

const people = Array.from({length: 95}, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
}));
const limits = {fields: ['id', 'name'], maxLimit: 100, defaultLimit: 10};

createServer((request, response) => {
  const {searchParams} = new URL(request.url, 'http://localhost');
  const decoded = decodeFeathersQuery(searchParams, limits);
  if (!decoded.ok) return response.writeHead(400).end(decoded.reason);

  const {limit, skip, sort} = decoded.query;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  const sorted = sort
    ? people.toSorted(
        (a, b) => sign * (a[sort.field] < b[sort.field] ? -1 : 1),
      )
    : people;
  const data = sorted.slice(skip, skip + limit);
  response.writeHead(200, {'content-type': 'application/json'});
  response.end(
    JSON.stringify({total: people.length, limit, skip, data}),
  );
}).listen(3000);
