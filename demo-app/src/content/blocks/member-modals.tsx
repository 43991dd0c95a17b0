import {Modal, RadioBox, TextInput, type ModalProps} from '@life-changers/react';
import {useRef, useState} from 'react';
import {invite, roles, type members} from './members.js';

export type Member = (typeof members)[number];

interface InviteModalProps {
  open: boolean;
  /** The members, who cannot be invited again. */
  members: readonly Member[];
  onInvite: (member: Member) => void;
  onHide: () => void;
}

/** Invites a member. It stays open if the server refuses the address. */
export function InviteModal({open, members, onInvite, onHide}: InviteModalProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');

  const send = async (event: Event) => {
    const data = new FormData(form.current!);
    const email = String(data.get('email'));
    const isKnown = members.some(member => member.email === email);
    const issue = isKnown ? 'This person is a member already.' : await invite({email});
    if (issue !== '') {
      // Keeps the modal open.
      event.preventDefault();
      setError(issue);
      return;
    }
    onInvite({name: email, email, role: String(data.get('role')), status: 'Invited', seen: 'Never'});
  };

  return (
    <Modal
      title="Invite someone"
      acceptText="Send the invitation"
      open={open}
      onAccept={send}
      onHide={() => {
        setError('');
        onHide();
      }}
    >
      {open && (
        <form ref={form} className="team-form">
          <TextInput
            name="email"
            label="Email"
            hint="They get a link, which is valid for seven days."
            type="email"
            error={error}
            onChange={() => setError('')}
            required
            showValidation="submit"
          />
          <RadioBox name="role" label="Role" options={roles} initValue="Roaster" />
        </form>
      )}
    </Modal>
  );
}

interface MemberModalProps extends Pick<ModalProps, 'onHide'> {
  /** Null while the modal is closed. */
  member: Member | null;
  onAccept: (member: Member) => void;
}

/** Changes the role of a member. */
export function RoleModal({member, onAccept, onHide}: MemberModalProps) {
  const [role, setRole] = useState('');

  return (
    <Modal
      title={member ? `The role of ${member.name}` : 'Role'}
      acceptText="Save the role"
      open={member !== null}
      onAccept={() => member && onAccept({...member, role: role || member.role})}
      onHide={event => {
        setRole('');
        onHide?.(event);
      }}
    >
      {member && (
        <form className="team-form">
          <RadioBox
            label="Role"
            hint="It applies when they open the next page."
            options={roles}
            value={role || member.role}
            onChange={setRole}
          />
        </form>
      )}
    </Modal>
  );
}

/** Asks before a member is removed. */
export function RemoveModal({member, onAccept, onHide}: MemberModalProps) {
  return (
    <Modal
      title={`Remove ${member?.name ?? 'this member'}?`}
      acceptText="Remove"
      acceptVariant="danger"
      size="sm"
      open={member !== null}
      onAccept={() => member && onAccept(member)}
      onHide={onHide}
    >
      They lose access at once. Their notes and orders stay.
    </Modal>
  );
}
