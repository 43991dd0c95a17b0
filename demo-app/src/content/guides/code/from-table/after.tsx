import {DataTable, type Column} from '@life-changers/react';

interface Movie {
  id: number;
  title: string;
  year: number;
}

const movies: Movie[] = [
  {id: 1, title: 'Metropolis', year: 1927},
  {id: 2, title: 'Alien', year: 1979},
];

const columns: Column<Movie>[] = [
  {label: 'Title', field: 'title', sort: 'asc'},
  {label: 'Year', field: 'year', render: year => <b>{year}</b>},
];

export default function Movies() {
  return (
    <DataTable
      label="Movies"
      columns={columns}
      rows={movies}
      pageSize={10}
    />
  );
}
