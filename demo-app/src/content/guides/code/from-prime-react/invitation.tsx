import {
  Button,
  Checkbox,
  DateTimePicker,
  Modal,
  Select,
  TextInput,
} from '@life-changers/react';
import {toast} from '@life-changers/elements/toast';
import {useState} from 'react';

const roles = [
  {name: 'Editor', code: 'editor'},
  {name: 'Reader', code: 'reader'},
];

export default function Invitation() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [role, setRole] = useState('reader');
  const [start, setStart] = useState<Date>();
  const [isAdmin, setIsAdmin] = useState(false);

  const invite = () => {
    setIsOpen(false);
    toast(name, {type: 'success', heading: 'Invited', autoClose: 4000});
  };

  return (
    <>
      <Button text="Invite" onClick={() => setIsOpen(true)} />
      <Modal
        title="Invite somebody"
        open={isOpen}
        onHide={() => setIsOpen(false)}
        showFooter={false}
      >
        <TextInput
          id="name"
          value={name}
          onChange={value => setName(value)}
          label="Name"
        />
        <Select
          id="role"
          value={role}
          options={roles.map(option => ({
            text: option.name,
            value: option.code,
          }))}
          onChange={value => setRole(value)}
          label="Role"
        />
        <DateTimePicker
          id="start"
          value={start}
          onChange={date => setStart(date ?? undefined)}
          dateFormat="MM/dd/yyyy"
          label="First day"
        />
        <Checkbox
          id="admin"
          checked={isAdmin}
          onChange={checked => setIsAdmin(checked)}
          label="Administrator"
        />
        <Button text="Send" onClick={invite} />
      </Modal>
    </>
  );
}
