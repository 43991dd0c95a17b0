import {Button, Modal, useToast} from '@life-changers/react';
import {useState} from 'react';

export default function AboveAModal() {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();

  const save = (event: Event) => {
    event.preventDefault();
    toast.success('The board was renamed.');
  };

  return (
    <>
      <Button text="Open a dialog" onClick={() => setIsOpen(true)} />
      <Modal
        title="Rename the board"
        acceptText="Save"
        size="sm"
        open={isOpen}
        onAccept={save}
        onHide={() => setIsOpen(false)}
      >
        <p>The toast appears above this dialog, and you can click its buttons.</p>
      </Modal>
    </>
  );
}
