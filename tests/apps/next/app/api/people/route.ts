import {decodeFeathersQuery} from '@life-changers/elements/core/table';

const people = Array.from({length: 23}, (_, index) => ({id: index + 1, name: `Person ${index + 1}`}));

export function GET(request: Request) {
  const {searchParams} = new URL(request.url);
  const decoded = decodeFeathersQuery(searchParams, {
    fields: ['id', 'name'],
    maxLimit: 100,
    defaultLimit: 10,
  });
  if (!decoded.ok) return Response.json({error: decoded.reason}, {status: 400});
  const {limit, skip, sort} = decoded.query;
  const sorted = sort?.direction === 'desc' ? people.toReversed() : people;
  return Response.json({total: people.length, limit, skip, data: sorted.slice(skip, skip + limit)});
}
