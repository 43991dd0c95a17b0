import {Button, Modal, TextInput} from '@life-changers/react';
import {useState} from 'react';

/** Simulates a server that rejects names that are taken. */
async function save(name: string) {
  await new Promise(resolve => setTimeout(resolve, 800));
  if (name.trim().toLowerCase() === 'alpha') throw new Error('The name Alpha is taken.');
}

export default function Save() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [saved, setSaved] = useState('');

  const edit = (value: string) => {
    setName(value);
    setError('');
  };

  const create = async (event: Event) => {
    try {
      await save(name);
      setSaved(`Created: ${name}.`);
      edit('');
    } catch (cause) {
      // Keeps the modal open.
      event.preventDefault();
      setError((cause as Error).message);
    }
  };

  return (
    <>
      <Button text="New team" onClick={() => setIsOpen(true)} />
      <Modal
        title="New team"
        acceptText="Create"
        open={isOpen}
        onAccept={create}
        onHide={() => setIsOpen(false)}
      >
        <form>
          <TextInput
            label="Team name"
            hint="Alpha is taken."
            value={name}
            onChange={edit}
            error={error}
            required
            showValidation="submit"
          />
        </form>
      </Modal>
      <p role="status">{saved}</p>
    </>
  );
}
