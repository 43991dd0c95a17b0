import {Button} from '@life-changers/react';
import {useState} from 'react';

export default function Variants() {
  const [status, setStatus] = useState('The menu for July is a draft.');

  return (
    <>
      <Button
        text="Save"
        onClick={() => setStatus('The menu for July is saved.')}
      />
      <Button
        text="Preview"
        variant="secondary"
        onClick={() => setStatus('This is how guests see it.')}
      />
      <Button
        text="Cancel"
        variant="ghost"
        onClick={() => setStatus('Nothing has changed.')}
      />
      <Button
        text="Delete"
        variant="danger"
        onClick={() => setStatus('The menu for July is deleted.')}
      />
      <Button
        text="Archive"
        disabled
        onClick={() => setStatus('The menu for July is archived.')}
      />
      <p role="status">{status}</p>
    </>
  );
}
