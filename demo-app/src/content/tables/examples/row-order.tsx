import '@life-changers/elements/table-row-order';
import {DataTable, type Column, type RowMoveEvent} from '@life-changers/react';
import {useState} from 'react';

const songs = [
  {id: 'intro', title: 'Intro', minutes: 2},
  {id: 'harbor', title: 'Harbor lights', minutes: 5},
  {id: 'paper', title: 'Paper boats', minutes: 4},
  {id: 'winter', title: 'Winter garden', minutes: 6},
  {id: 'ferry', title: 'The last ferry', minutes: 4},
  {id: 'waltz', title: 'Kitchen waltz', minutes: 3},
  {id: 'encore', title: 'Encore', minutes: 7},
];

const columns: Column<(typeof songs)[number]>[] = [
  {label: 'Song', field: 'title'},
  {label: 'Minutes', field: 'minutes', width: '8rem'},
];

export default function RowOrder() {
  const [rows, setRows] = useState(songs);

  async function save({detail: {key, before}}: RowMoveEvent) {
    // A request of your app.
    await new Promise(resolve => setTimeout(resolve, 600));
    setRows(all => {
      const others = all.filter(({id}) => id !== key);
      const place = others.findIndex(({id}) => id === before);
      return others.toSpliced(place === -1 ? others.length : place, 0, ...all.filter(({id}) => id === key));
    });
  }

  return (
    <DataTable
      label="Songs of tonight"
      columns={columns}
      rows={rows}
      pageSize={5}
      reorderable
      onRowMove={save}
      searchHidden
    />
  );
}
