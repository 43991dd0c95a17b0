import {Button, CheckboxGroup} from '@life-changers/react';
import {useState} from 'react';

const columns = ['Name', 'City', 'Joined'].map(text => ({text, value: text}));

export default function Controlled() {
  const [shown, setShown] = useState<readonly string[]>(['Name']);

  return (
    <>
      <CheckboxGroup label="Columns" options={columns} value={shown} onChange={setShown} />
      <Button text="Only the name" variant="secondary" onClick={() => setShown(['Name'])} />
      <p role="status">Value in the parent: {shown.join(', ') || 'nothing'}</p>
    </>
  );
}
