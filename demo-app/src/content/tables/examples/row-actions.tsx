import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-links';
import {DataTable, useToast, type Column, type RowAction} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';

const rows = repeatPeople(96);

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
  {label: 'ID', field: 'id', width: '6rem'},
];

const rowActions: RowAction[] = [
  {label: 'Edit', action: 'edit', icon: '✎'},
  {label: 'Send a message', action: 'message', icon: '✉'},
];

export default function RowActions() {
  const toast = useToast();

  return (
    <DataTable
      label="Actors with links and menus"
      columns={columns}
      rows={rows}
      pageSize={5}
      rowHref={({realName}) => `https://en.wikipedia.org/wiki/${encodeURIComponent(realName)}`}
      rowActions={rowActions}
      onRowAction={({detail: {action, key}}) => toast(`${action}: row ${key}`)}
    />
  );
}
