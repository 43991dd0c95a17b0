import DataTable, {type TableColumn} from 'react-data-table-component';

interface Movie {
  id: number;
  title: string;
  year: number;
}

const movies: Movie[] = [
  {id: 1, title: 'Metropolis', year: 1927},
  {id: 2, title: 'Alien', year: 1979},
];

const columns: TableColumn<Movie>[] = [
  {name: 'Title', selector: row => row.title, sortable: true},
  {
    name: 'Year',
    selector: row => row.year,
    sortable: true,
    cell: row => <b>{row.year}</b>,
  },
];

export function Movies() {
  return (
    <DataTable
      title="Movies"
      columns={columns}
      data={movies}
      defaultSortFieldId={1}
      pagination
      paginationPerPage={10}
    />
  );
}
