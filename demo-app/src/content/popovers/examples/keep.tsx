import {Button, Popover, TextArea} from '@life-changers/react';
import {useRef} from 'react';
import type {LcPopover} from '@life-changers/elements/popover';

export default function Keep() {
  const popover = useRef<LcPopover>(null);
  const note = useRef('');

  const save = () => {
    note.current = '';
    popover.current?.hide();
  };

  return (
    <>
      <Button id="add-note" aria-haspopup="dialog" text="Add a note" variant="secondary" />
      <Popover
        ref={popover}
        for="add-note"
        title="Note"
        placement="end"
        onHide={event => {
          if (note.current !== '') event.preventDefault();
        }}
      >
        <TextArea label="Text of the note" onChange={value => (note.current = value)} />
        <Button text="Save the note" size="sm" onClick={save} />
      </Popover>
    </>
  );
}
