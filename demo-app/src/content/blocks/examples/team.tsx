// The menus of the rows are a module.
import '@life-changers/elements/table-actions';
import {Avatar, Badge, Button, DataTable, useToast, type Column, type RowAction} from '@life-changers/react';
import {useRef, useState} from 'react';
import {InviteModal, RemoveModal, RoleModal, type Member} from '../member-modals.js';
import {members} from '../members.js';

const columns: Column<Member>[] = [
  {
    label: 'Member',
    field: 'name',
    columnClass: 'team-name',
    render: (name, {email, status}) => (
      <span className="team-member">
        <Avatar name={name} size="sm" aria-hidden="true" />
        <span>
          {name}
          <small>{status === 'Invited' ? 'Invited, not joined yet' : email}</small>
        </span>
      </span>
    ),
  },
  {label: 'Role', field: 'role', columnClass: 'team-role'},
  {
    label: 'Status',
    field: 'status',
    columnClass: 'team-status',
    render: status => <Badge variant={status === 'Active' ? 'success' : 'warning'}>{status}</Badge>,
  },
  {label: 'Last seen', field: 'seen', columnClass: 'team-seen', sort: 'disabled'},
];

/** The owner keeps the role, and cannot be removed. */
const rowActions = ({role}: Member): RowAction[] =>
  role === 'Owner'
    ? []
    : [
        {label: 'Change the role', action: 'role'},
        {label: 'Remove', action: 'remove'},
      ];

/** The members of a workspace, with their roles and invitations. */
export default function Team() {
  const toast = useToast();
  const block = useRef<HTMLElement>(null);
  const [list, setList] = useState(members);
  const [isInviting, setIsInviting] = useState(false);
  const [editing, setEditing] = useState<Member | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);

  const add = (member: Member) => {
    setList([...list, member]);
    toast.success(`${member.email} is invited.`);
  };
  const save = (member: Member) => {
    setList(list.map(other => (other.email === member.email ? member : other)));
    toast.success(`${member.name} has the role ${member.role} now.`);
  };
  const remove = (member: Member) => {
    setList(list.filter(other => other.email !== member.email));
    toast(`${member.name} is no longer a member.`, {action: {text: 'Undo', onClick: () => setList(list)}});
  };

  return (
    <section ref={block} className="team-block" aria-labelledby="team-heading" tabIndex={-1}>
      <header>
        <div>
          <h2 id="team-heading">Team and roles</h2>
          <p>{list.length} of 10 places in the plan Team are taken.</p>
        </div>
        <Button text="Invite someone" disabled={list.length >= 10} onClick={() => setIsInviting(true)} />
      </header>
      <DataTable
        label="Members"
        columns={columns}
        rows={list}
        rowKey="email"
        pageSize={10}
        searchHidden
        rowActions={rowActions}
        onRowAction={({detail: {action, key}}) => {
          const member = list.find(({email}) => email === key) ?? null;
          (action === 'role' ? setEditing : setLeaving)(member);
        }}
      />
      <InviteModal open={isInviting} members={list} onInvite={add} onHide={() => setIsInviting(false)} />
      <RoleModal member={editing} onAccept={save} onHide={() => setEditing(null)} />
      <RemoveModal
        member={leaving}
        onAccept={remove}
        onHide={({detail}) => {
          setLeaving(null);
          // The button that opened the menu is gone.
          if (detail.reason === 'accept') block.current?.focus();
        }}
      />
    </section>
  );
}
