import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-grid';
import '@life-changers/elements/table-selection';
import {DataTable, useToast, type Column, type RowAction} from '@life-changers/react';
import {repeatPeople} from 'api-stub/people';

const rows = repeatPeople(96);

const articleOf = (title: string) => `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`;

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
  {
    label: 'Articles',
    field: 'id',
    sort: 'disabled',
    render: (_, {realName, character}) => (
      <>
        <a href={articleOf(realName)}>Actor</a> <a href={articleOf(character)}>Character</a>
      </>
    ),
  },
];

const rowActions: RowAction[] = [
  {label: 'Edit', action: 'edit'},
  {label: 'Send a message', action: 'message'},
];

export default function CellKeys() {
  const toast = useToast();

  return (
    <DataTable
      label="Actors by cell"
      columns={columns}
      rows={rows}
      pageSize={5}
      grid
      selection="multiple"
      rowActions={rowActions}
      onRowAction={({detail: {action, key}}) => toast(`${action}: row ${key}`)}
    />
  );
}
