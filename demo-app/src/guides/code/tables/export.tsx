import {Button, DataTable} from '@life-changers/react';

const rows = [
  {name: 'Ada', city: 'London, UK'},
  {name: 'Grace', city: 'New York'},
];
const columns = [
  {label: 'Name', field: 'name'},
  {label: 'City', field: 'city'},
];

/** A value in quotes. A leading `=`, `+`, `-`, or `@` gets a quote, or a spreadsheet would run it as a formula. */
const cell = (value: string) => `"${value.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

function download() {
  const lines = [columns.map(({label}) => label), ...rows.map(({name, city}) => [name, city])];
  const text = lines.map(line => line.map(cell).join(',')).join('\r\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}`], {type: 'text/csv'}));
  link.download = 'guests.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export default function Export() {
  return (
    <DataTable label="Guests" columns={columns} rows={rows}>
      <Button slot="toolbar" text="Download CSV" variant="secondary" onClick={download} />
    </DataTable>
  );
}
