import {ServerTable, type Column} from '@life-changers/react';

interface Person {
  realName: string;
  character: string;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'realName', sort: 'asc'},
  {label: 'Character', field: 'character'},
];

/** An API with `?page=2&size=6&order=realName:desc` that answers `{items, count}`. */
const fetchFromMyApi: typeof fetch = (input, init) => {
  const asked = new URL(String(input)).searchParams;
  const limit = Number(asked.get('$limit'));
  const sort = [...asked.keys()].find(key => key.startsWith('$sort['));
  const query = new URLSearchParams({
    page: String(Number(asked.get('$skip')) / limit + 1),
    size: String(limit),
    order: sort ? `${sort.slice(6, -1)}:${asked.get(sort) === '1' ? 'asc' : 'desc'}` : '',
  });
  return myApi(query, init?.signal);
};

export default function OwnApi() {
  return (
    <ServerTable
      label="People"
      endpoint="/api/people"
      columns={columns}
      pageSize={6}
      fetch={fetchFromMyApi}
      readPage={body => {
        const {items, count} = body as {items: Person[]; count: number};
        return {rows: items, total: count};
      }}
    />
  );
}

/** In your app: `fetch(`/api/people?${query}`, {signal})`. Here, an array answers. */
async function myApi(query: URLSearchParams, signal?: AbortSignal | null): Promise<Response> {
  signal?.throwIfAborted();
  const [field = '', direction] = (query.get('order') ?? '').split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const sorted = PEOPLE.toSorted((one, other) =>
    field === '' ? 0 : sign * one[field as keyof Person].localeCompare(other[field as keyof Person]),
  );
  const size = Number(query.get('size'));
  const start = (Number(query.get('page')) - 1) * size;
  return Response.json({items: sorted.slice(start, start + size), count: sorted.length});
}

const PEOPLE: readonly Person[] = Array.from({length: 20}, (_, index) => ({
  realName: `Person ${String(index + 1).padStart(2, '0')}`,
  character: `Role ${20 - index}`,
}));
