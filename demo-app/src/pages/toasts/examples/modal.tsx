import {Button, useToast} from '@life-changers/react';
import {useRef} from 'react';

export default function AboveAModal() {
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <>
      <Button text="Open a dialog" onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} aria-labelledby="rename">
        <h3 id="rename">Rename the board</h3>
        <p>The toast appears above this dialog, and its buttons work.</p>
        <div>
          <Button text="Save" onClick={() => toast.success('The board was renamed.')} />
          <Button text="Close" variant="secondary" onClick={() => dialog.current?.close()} />
        </div>
      </dialog>
    </>
  );
}
