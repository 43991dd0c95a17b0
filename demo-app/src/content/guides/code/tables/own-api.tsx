import {ServerTable, type Column} from '@life-changers/react';

interface Person {
  realName: string;
  character: string;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'realName', sort: 'asc'},
  {label: 'Character', field: 'character'},
];

export default function OwnApi() {
  return (
    <ServerTable
      label="People"
      endpoint="/api/people"
      columns={columns}
      pageSize={6}
      writeQuery={({page, pageSize, sort}) => ({
        params: Object.entries({
          page: String(page),
          size: String(pageSize),
          order: sort ? `${sort.field}:${sort.direction}` : '',
        }),
      })}
      readPage={body => {
        const {items, count} = body as {items: Person[]; count: number};
        return {rows: items, total: count};
      }}
      fetch={myApi}
    />
  );
}

/**
 * An API with `?page=2&size=6&order=realName:desc` that answers
 * `{items, count}`. Leave it out in your app.
 */
const myApi: typeof fetch = async (input, init) => {
  init?.signal?.throwIfAborted();
  const query = new URL(String(input)).searchParams;
  const [field = '', direction] = (query.get('order') ?? '').split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const sorted = PEOPLE.toSorted((one, other) =>
    field === ''
      ? 0
      : sign *
        one[field as keyof Person].localeCompare(
          other[field as keyof Person],
        ),
  );
  const size = Number(query.get('size'));
  const start = (Number(query.get('page')) - 1) * size;
  return Response.json({
    items: sorted.slice(start, start + size),
    count: sorted.length,
  });
};

const PEOPLE: readonly Person[] = Array.from(
  {length: 20},
  (_, index) => ({
    realName: `Person ${String(index + 1).padStart(2, '0')}`,
    character: `Role ${20 - index}`,
  }),
);
