import {Button} from '@life-changers/react';
import {useState} from 'react';

export default function Variants() {
  const [pressed, setPressed] = useState('nothing yet');

  return (
    <>
      <Button text="Save" onClick={() => setPressed('Save')} />
      <Button text="Preview" variant="secondary" onClick={() => setPressed('Preview')} />
      <Button text="Cancel" variant="ghost" onClick={() => setPressed('Cancel')} />
      <Button text="Delete" variant="danger" onClick={() => setPressed('Delete')} />
      <Button text="Archive" disabled onClick={() => setPressed('Archive')} />
      <p role="status">Pressed: {pressed}</p>
    </>
  );
}
