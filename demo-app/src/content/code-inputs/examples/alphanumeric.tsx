import {CodeInput} from '@life-changers/react';
import {useState} from 'react';

export default function Alphanumeric() {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeInput
        label="Recovery code"
        hint="One of the codes that you printed, with or without its dash."
        type="alphanumeric"
        length={8}
        autocomplete="off"
        value={code}
        onChange={value => setCode(value.toUpperCase())}
      />
      <p>Entered: {code || 'nothing'}</p>
    </>
  );
}
