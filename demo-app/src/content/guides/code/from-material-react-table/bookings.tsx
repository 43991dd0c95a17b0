import '@life-changers/elements/table-filters';
import type {
  ColumnFilter,
  PageQuery,
} from '@life-changers/elements/core/table';
import {ServerTable, type Column} from '@life-changers/react';

interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
}

const ROOMS = ['Garden', 'Attic', 'Lake'];

const columns: Column<Booking>[] = [
  {label: 'Booking', field: 'id'},
  {label: 'Guest', field: 'guest'},
  {
    label: 'Room',
    field: 'room',
    filter: 'options',
    filterOptions: ROOMS,
  },
  {label: 'Nights', field: 'nights', filter: 'number'},
];

/** Writes the parameters that the table has sent before. */
const writeQuery = ({
  page,
  pageSize,
  sort,
  search,
  filters = {},
}: PageQuery) => ({
  params: Object.entries({
    start: String((page - 1) * pageSize),
    size: String(pageSize),
    globalFilter: search,
    sorting: JSON.stringify(
      sort ? [{id: sort.field, desc: sort.direction === 'desc'}] : [],
    ),
    filters: JSON.stringify(
      Object.entries(filters).map(([id, filter]) => ({
        id,
        value: valueOf(filter),
      })),
    ),
  }),
});

/** The value of a filter in the state `columnFilters`. */
function valueOf(filter: ColumnFilter) {
  if (filter.type === 'options') return filter.values;
  if (filter.type === 'text') return filter.value;
  return [filter.from ?? null, filter.to ?? null];
}

/** Reads the answer that your server gives already. */
function readPage(body: unknown) {
  const {data, meta} = body as {
    data: Booking[];
    meta: {totalRowCount: number};
  };
  return {rows: data, total: meta.totalRowCount};
}

export default function Bookings() {
  return (
    <ServerTable<Booking>
      label="Bookings"
      endpoint="/api/bookings"
      columns={columns}
      pageSize={5}
      searchable
      writeQuery={writeQuery}
      readPage={readPage}
      fetch={myApi}
    />
  );
}

/** Stands for your server. Leave it and `fetch` out in your app. */
const myApi: typeof fetch = async (input, init) => {
  init?.signal?.throwIfAborted();
  const params = new URL(String(input)).searchParams;
  const start = Number(params.get('start'));
  const search = params.get('globalFilter')!.toLowerCase();
  const [sorting] = JSON.parse(params.get('sorting')!) as {
    id: keyof Booking;
    desc: boolean;
  }[];
  const filters = JSON.parse(params.get('filters')!) as {
    id: keyof Booking;
    value: (string | number | null)[];
  }[];
  const found = BOOKINGS.filter(
    booking =>
      booking.guest.toLowerCase().includes(search) &&
      filters.every(({id, value}) =>
        id === 'room'
          ? value.includes(booking.room)
          : Number(value[0] ?? 0) <= Number(booking[id]) &&
            Number(booking[id]) <= Number(value[1] ?? Infinity),
      ),
  );
  if (sorting)
    found.sort(
      (one, other) =>
        (sorting.desc ? -1 : 1) *
        (one[sorting.id] < other[sorting.id] ? -1 : 1),
    );
  return Response.json({
    data: found.slice(start, start + Number(params.get('size'))),
    meta: {totalRowCount: found.length},
  });
};

const BOOKINGS: readonly Booking[] = Array.from(
  {length: 40},
  (_, index) => ({
    id: index + 1,
    guest: `Guest ${String(((index * 7) % 40) + 1).padStart(2, '0')}`,
    room: ROOMS[index % 3]!,
    nights: 1 + ((index * 5) % 9),
  }),
);
