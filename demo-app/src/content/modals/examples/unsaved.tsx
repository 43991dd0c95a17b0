import {Button, Modal, TextInput} from '@life-changers/react';
import {useState} from 'react';

export default function Unsaved() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [note, setNote] = useState('');

  const close = () => {
    setIsOpen(false);
    setNote('');
  };

  return (
    <>
      <Button text="Write a note" variant="secondary" onClick={() => setIsOpen(true)} />
      <Modal
        title="Note"
        acceptText="Save"
        open={isOpen}
        onHide={({detail}) => (note === '' || detail.reason === 'accept' ? close() : setIsAsking(true))}
      >
        <TextInput label="Your note" value={note} onChange={setNote} />
        <Modal
          title="Discard the note?"
          acceptText="Discard"
          cancelText="Keep editing"
          size="sm"
          open={isAsking}
          onAccept={close}
          onHide={() => setIsAsking(false)}
        >
          <p>You cannot undo this.</p>
        </Modal>
      </Modal>
    </>
  );
}
