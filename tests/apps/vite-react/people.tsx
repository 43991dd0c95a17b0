import type {LcServerTable} from '@life-changers/elements/server-table';
import {Button, ServerTable, Typography} from '@life-changers/react';
import {useRef, useState} from 'react';
import {Invite} from './invite.js';

const columns = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', render: (value: unknown) => <strong>{String(value)}</strong>},
  {label: 'Role', field: 'role'},
];

/** The people of the team, page by page, and a button to invite one more. */
export function People() {
  const table = useRef<LcServerTable>(null);
  const [isInviting, setIsInviting] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <>
      <Typography variant="h1">People</Typography>
      <Button text="Invite" onClick={() => setIsInviting(true)} />
      <ServerTable
        ref={table}
        label="People"
        columns={columns}
        endpoint="/api/people"
        page={page}
        onPageChange={({detail}) => setPage(detail.page)}
      />
      <Invite
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={() => void table.current?.reload()}
      />
    </>
  );
}
