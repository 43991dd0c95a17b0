// #only tables
// #if next
'use client';

// #end
import '@life-changers/elements/table-filters';
import {ServerTable} from '@life-changers/react';
import {columns} from '../shared/columns.js';

export function People() {
  return (
    <>
      <h1>People</h1>
      <ServerTable label="All teams" endpoint="/api/people" columns={columns} searchable />
    </>
  );
}
