import {
  Button,
  checkPermission,
  DataTable,
  Permissions,
  Switch,
  ToastRegion,
  useToast,
  type Column,
} from '@life-changers/react';
import {useState} from 'react';
import {InviteModal} from './invite-modal.js';
import {FIRST_MEMBERS, type Member} from './members.js';

const columns: Column<Member>[] = [
  {label: 'ID', field: 'id', columnClass: 'quiet one-line'},
  {label: 'Name', field: 'name', sort: 'asc', render: name => <Name name={name} />},
  {label: 'Role', field: 'role'},
  {label: 'Status', field: 'status', render: status => <Status status={status} />},
  {label: 'Start date', field: 'start', columnClass: 'one-line', render: formatDay},
];

export default function AdminView() {
  const [members, setMembers] = useState(FIRST_MEMBERS);
  const [isAdmin, setIsAdmin] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();

  const permissions = {views: {members: {read: true, create: isAdmin}}};
  const mayInvite = checkPermission(permissions, {view: 'members', method: 'create'});

  const invite = (member: Omit<Member, 'id' | 'status'>) => {
    setMembers([...members, {...member, id: `M-${101 + members.length}`, status: 'Invited'}]);
    toast(`${member.name} has been invited.`, {
      type: 'success',
      action: {text: 'Undo', onClick: () => setMembers(members)},
    });
  };

  return (
    <div className="admin">
      <div className="admin-bar">
        <p className="admin-brand">Harbor Studio</p>
        <Switch label="Admin" checked={isAdmin} onChange={setIsAdmin} />
        <Permissions
          check={mayInvite}
          yes={<Button text="Invite" onClick={() => setIsOpen(true)} />}
          no={<p className="admin-note">Only admins can invite.</p>}
        />
      </div>
      <DataTable label="Members" columns={columns} rows={members} pageSize={6} />
      <InviteModal open={isOpen} onInvite={invite} onHide={() => setIsOpen(false)} />
      <ToastRegion />
    </div>
  );
}

function Name({name}: {name: string}) {
  const initials = name.replace(/(\S)\S*\s*/g, '$1').slice(0, 2);
  return (
    <span className="admin-name">
      <span className="admin-avatar" aria-hidden="true">
        {initials}
      </span>
      {name}
    </span>
  );
}

function Status({status}: {status: Member['status']}) {
  return <span className={`admin-status is-${status.toLowerCase()}`}>{status}</span>;
}

function formatDay(day: string) {
  return new Date(`${day}T00:00`).toLocaleDateString('en-US', {dateStyle: 'medium'});
}
