import {Modal} from '@life-changers/react';
import {useBlocker} from 'react-router-dom';

/** Asks before React Router leaves the page. Needs a data router. */
export function LeavePage({isDirty}: {isDirty: boolean}) {
  const blocker = useBlocker(isDirty);

  return (
    <Modal
      title="Discard your changes?"
      acceptText="Discard"
      acceptVariant="danger"
      cancelText="Stay"
      size="sm"
      open={blocker.state === 'blocked'}
      onAccept={() => blocker.proceed?.()}
      onHide={({detail}) => {
        if (detail.reason !== 'accept') blocker.reset?.();
      }}
    >
      What you have entered on this page is not saved.
    </Modal>
  );
}
