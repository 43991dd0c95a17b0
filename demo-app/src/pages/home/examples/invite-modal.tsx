import {DateTimePicker, Modal, Select, TextInput} from '@life-changers/react';
import {requiredChoice, requiredText} from '@life-changers/elements/core/validation';
import {useRef} from 'react';
import {ROLES} from './members.js';

const rules = {name: requiredText({min: 2, max: 30}), role: requiredChoice()};
const today = new Date();
const roles = ROLES.map(role => ({text: role, value: role}));

/** The fields of the form, by name. */
interface Invitation {
  name: string;
  role: string;
  /** `yyyy-MM-dd` */
  start: string;
}

interface InviteModalProps {
  open: boolean;
  onInvite: (invitation: Invitation) => void;
  onHide: () => void;
}

export function InviteModal({open, onInvite, onHide}: InviteModalProps) {
  const form = useRef<HTMLFormElement>(null);

  const accept = () => {
    const invitation = Object.fromEntries(new FormData(form.current!)) as unknown as Invitation;
    form.current!.reset();
    onInvite(invitation);
  };

  return (
    <Modal title="Invite a member" acceptText="Send invitation" open={open} onAccept={accept} onHide={onHide}>
      <form ref={form} className="admin-form">
        <TextInput name="name" label="Name" required rules={rules.name} showValidation="submit" />
        <Select
          name="role"
          label="Role"
          options={roles}
          required
          rules={rules.role}
          showValidation="submit"
        />
        <DateTimePicker name="start" label="Start date" initValue={today} required showValidation="submit" />
      </form>
    </Modal>
  );
}
