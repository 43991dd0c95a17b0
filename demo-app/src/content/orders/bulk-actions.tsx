import {Button, Modal, useToast} from '@life-changers/react';
import {useState} from 'react';

interface BulkActionsProps {
  isShipping: boolean;
  onShip: () => void;
  onDelete: () => void;
}

/** The buttons for the selected orders. */
export function BulkActions({isShipping, onShip, onDelete}: BulkActionsProps) {
  return (
    <>
      <Button size="sm" variant="secondary" text="Mark as shipped" loading={isShipping} onClick={onShip} />
      <Button size="sm" variant="danger" text="Delete" onClick={onDelete} />
    </>
  );
}

interface DeleteModalProps {
  /** What is deleted, such as '12 orders'; null while the modal is closed. */
  what: string | null;
  /** Deletes the orders, and returns what has been deleted. */
  onDelete: () => Promise<string>;
  onHide: () => void;
  onAfterHide: () => void;
}

/** Asks before orders are deleted. After a failure it stays open. */
export function DeleteModal({what, onDelete, onHide, onAfterHide}: DeleteModalProps) {
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);

  const remove = async (event: Event) => {
    setHasFailed(false);
    try {
      toast(`${await onDelete()} deleted.`, {type: 'success'});
    } catch {
      // Keeps the modal open.
      event.preventDefault();
      setHasFailed(true);
    }
  };

  return (
    <Modal
      title={`Delete ${what ?? 'orders'}?`}
      acceptText="Delete"
      acceptVariant="danger"
      size="sm"
      open={what !== null}
      onAccept={remove}
      onHide={() => {
        setHasFailed(false);
        onHide();
      }}
      onAfterHide={onAfterHide}
    >
      <p>You cannot undo this.</p>
      <p role="alert" className="orders-error">
        {hasFailed && 'The orders could not be deleted. Your selection is unchanged.'}
      </p>
    </Modal>
  );
}
