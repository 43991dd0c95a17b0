import '@life-changers/elements/table-narrow';
import {DataTable, RadioBox, type Column, type TableProps} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';
import {useState} from 'react';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
  {label: 'ID', field: 'id'},
];

const densities = [
  {text: 'Compact', value: 'compact'},
  {text: 'Standard', value: 'default'},
  {text: 'Comfortable', value: 'comfortable'},
];

export default function Look() {
  const [density, setDensity] = useState('compact');

  return (
    <>
      <RadioBox label="Density" options={densities} boxesPerRow={3} value={density} onChange={setDensity} />
      <DataTable
        label="Actors by density"
        columns={columns}
        rows={rows}
        pageSize={5}
        density={density as TableProps['density']}
        striped
        bordered
        narrow="stack"
      />
    </>
  );
}
