import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-selection';
import type {CsvOptions} from '@life-changers/elements/core/table';
import {ServerTable, type Column} from '@life-changers/react';

const STARK = [
  {value: 'true', label: 'Yes'},
  {value: 'false', label: 'No'},
];

const columns: Column[] = [
  {label: 'ID', field: 'id', filter: 'number', width: '7rem'},
  {label: 'Real name', field: 'realName', filter: 'text'},
  {
    label: 'Stark',
    field: 'stark',
    filter: 'options',
    filterOptions: STARK,
    render: isStark => (isStark ? 'Yes' : 'No'),
  },
];

const csv: CsvOptions = {
  separator: ';',
  text: (value, {field}) => (field === 'stark' ? (value ? 'Yes' : 'No') : undefined),
};

export default function Export() {
  return (
    <ServerTable
      label="Actors to download"
      endpoint="/api-stub/people"
      columns={columns}
      pageSize={5}
      selection="multiple"
      download="actors.csv"
      downloadOptions={csv}
    />
  );
}
