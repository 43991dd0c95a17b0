import {Callout, Modal} from '@life-changers/react';
import {useRef, useState} from 'react';
import type {Key} from './key-form.js';
import {revokeKey} from './secret-keys.js';

interface RevokeModalProps {
  /** Null while the modal is closed. */
  leaving: Key | null;
  onRevoke: (key: Key) => void;
  onHide: () => void;
  /** Called when the modal is closed and its key is gone. */
  onLost: () => void;
}

/** Asks before a key is revoked. It stays open if the server fails. */
export function RevokeModal({leaving, onRevoke, onHide, onLost}: RevokeModalProps) {
  const attempts = useRef(0);
  const isRevoked = useRef(false);
  const [failure, setFailure] = useState('');

  const revoke = async (event: Event) => {
    if (leaving === null) return;
    setFailure('');
    const reason = await revokeKey(leaving.id, attempts.current);
    attempts.current += 1;
    setFailure(reason);
    isRevoked.current = reason === '';
    // Keeps the modal open.
    if (reason) event.preventDefault();
    else onRevoke(leaving);
  };

  return (
    <Modal
      title={leaving ? `Revoke ${leaving.name}?` : 'Revoke'}
      acceptText="Revoke the key"
      acceptVariant="danger"
      size="sm"
      open={leaving !== null}
      onAccept={revoke}
      onHide={() => {
        setFailure('');
        onHide();
      }}
      onAfterHide={() => {
        if (isRevoked.current) onLost();
        isRevoked.current = false;
        attempts.current = 0;
      }}
    >
      Programs that use it get no answer any more, from this moment on. A key cannot come back.
      <Callout className="keys-failure" variant="danger" announce open={failure !== ''}>
        {failure}
      </Callout>
    </Modal>
  );
}
