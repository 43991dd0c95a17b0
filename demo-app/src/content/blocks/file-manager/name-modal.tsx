import {Modal, TextInput} from '@life-changers/react';
import {useRef, useState} from 'react';
import {saveName, type files} from './shared-files.js';

export type SharedFile = (typeof files)[number];

interface NameModalProps {
  /** What gets a name, without one if it is a new folder. Null while the modal is closed. */
  naming: Partial<SharedFile> | null;
  /** What else is in the folder. */
  others: readonly SharedFile[];
  onName: (name: string) => void;
  onHide: () => void;
}

/** Asks for a name. It stays open if the server refuses it. */
export function NameModal({naming, others, onName, onHide}: NameModalProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');

  const save = async (event: Event) => {
    const name = String(new FormData(form.current!).get('name')).trim();
    const reason = await saveName(name, [...others]);
    setError(reason);
    // Keeps the modal open.
    if (reason) event.preventDefault();
    else onName(name);
  };

  return (
    <Modal
      title={naming?.name ? `Rename ${naming.name}` : 'New folder'}
      acceptText={naming?.name ? 'Rename' : 'Create'}
      size="sm"
      open={naming !== null}
      onAccept={save}
      onHide={() => {
        setError('');
        onHide();
      }}
    >
      {naming !== null && (
        <form ref={form}>
          <TextInput
            name="name"
            label="Name"
            initValue={naming.name ?? ''}
            error={error}
            onChange={() => setError('')}
            maxLength={80}
            autocomplete="off"
            required
            showValidation="submit"
          />
        </form>
      )}
    </Modal>
  );
}
