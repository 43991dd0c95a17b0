'use client';

import {ServerTable, Typography} from '@life-changers/react';

const columns = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', render: (value: unknown) => <strong>{String(value)}</strong>},
];

export default function People() {
  return (
    <>
      <Typography variant="h1">People</Typography>
      <ServerTable label="People" columns={columns} endpoint="/admin/api/people" />
    </>
  );
}
