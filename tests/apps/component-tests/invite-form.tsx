import {requiredText} from '@life-changers/elements/core/validation';
import {Button, Checkbox, TextInput} from '@life-changers/react';
import {useState} from 'react';

const nameRules = requiredText({min: 2, max: 30});

/** Invites a person by name. */
export function InviteForm({onInvite}: {onInvite: (name: string, isAdmin: boolean) => void}) {
  const [name, setName] = useState('');
  const [isAdmin, setIsAdmin] = useState(false);
  return (
    <form>
      <TextInput name="name" label="Name" rules={nameRules} showValidation value={name} onChange={setName} />
      <Checkbox name="admin" label="Administrator" checked={isAdmin} onChange={setIsAdmin} />
      <Button text="Invite" onClick={() => onInvite(name, isAdmin)} />
    </form>
  );
}
