import {rowsToCsv} from '@life-changers/elements/core/table';
import {Button, DataTable} from '@life-changers/react';

const rows = [
  {name: 'Ada', city: 'London, UK'},
  {name: 'Grace', city: 'New York'},
];
const columns = [
  {label: 'Name', field: 'name'},
  {label: 'City', field: 'city'},
];

function download() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([rowsToCsv(rows, columns, {bom: true})], {
      type: 'text/csv',
    }),
  );
  link.download = 'guests.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export default function Export() {
  return (
    <DataTable label="Guests" columns={columns} rows={rows}>
      <Button
        slot="toolbar"
        text="Download CSV"
        variant="secondary"
        onClick={download}
      />
    </DataTable>
  );
}
