import {Button, Modal} from '@life-changers/react';
import {useState} from 'react';

export default function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState('');

  return (
    <>
      <Button text="Delete the report" variant="danger" onClick={() => setIsOpen(true)} />
      <Modal
        title="Delete the report?"
        acceptText="Delete"
        acceptVariant="danger"
        cancelText="Keep it"
        open={isOpen}
        onAccept={() => setAnswer('Deleted.')}
        onCancel={() => setAnswer('Kept.')}
        onHide={() => setIsOpen(false)}
      >
        <p>The link will stop working for everyone. You cannot undo this.</p>
      </Modal>
      <p role="status">{answer}</p>
    </>
  );
}
