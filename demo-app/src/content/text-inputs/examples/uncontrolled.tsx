import {TextInput} from '@life-changers/react';
import {useState} from 'react';

export default function Uncontrolled() {
  const [length, setLength] = useState(5);

  return (
    <>
      <TextInput label="Nickname" initValue="Momos" onChange={value => setLength(value.length)} />
      <p role="status">{length} characters</p>
    </>
  );
}
