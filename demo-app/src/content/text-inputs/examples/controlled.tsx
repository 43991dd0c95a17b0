import {Button, TextInput} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [code, setCode] = useState('AB-12');

  return (
    <>
      <TextInput
        label="Article number"
        hint="Converted to uppercase while you type."
        value={code}
        onChange={value => setCode(value.toUpperCase())}
      />
      <Button text="Set to XY-99" variant="secondary" onClick={() => setCode('XY-99')} />
      <p role="status">Value in the parent: {code}</p>
    </>
  );
}
