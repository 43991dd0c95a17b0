import {requiredText} from '@life-changers/elements/core/validation';
import {DateTimePicker, Modal, Select, TextInput, useToast} from '@life-changers/react';
import {useState} from 'react';

const nameRules = requiredText({min: 2, max: 30});
const roles = [
  {text: 'Editor', value: 'editor'},
  {text: 'Viewer', value: 'viewer'},
];

interface InviteProps {
  isOpen: boolean;
  onClose: () => void;
  onInvited: () => void;
}

/** The form that invites a person. It stays open until the server has accepted it. */
export function Invite({isOpen, onClose, onInvited}: InviteProps) {
  const toast = useToast();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function invite() {
    const response = await fetch('/api/invite', {method: 'POST', body: JSON.stringify({name})});
    if (!response.ok) {
      setError(((await response.json()) as {name: string}).name);
      throw new Error('The invitation was refused.');
    }
    toast(`${name} is invited.`, {type: 'success'});
    onInvited();
  }

  return (
    <Modal title="Invite a person" acceptText="Send" open={isOpen} onAccept={invite} onHide={onClose}>
      <form>
        <TextInput
          name="name"
          label="Name"
          rules={nameRules}
          showValidation="submit"
          value={name}
          error={error}
          onChange={value => {
            setName(value);
            setError(undefined);
          }}
        />
        <Select name="role" label="Role" options={roles} initValue="editor" />
        <DateTimePicker name="start" label="Start" />
      </form>
    </Modal>
  );
}
