import {Button, Select} from '@life-changers/react';
import {useState} from 'react';

const options = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

export default function Controlled() {
  const [greeting, setGreeting] = useState('hola');

  return (
    <>
      <Select label="Greeting" options={options} value={greeting} onChange={setGreeting} />
      <Button text="Clear" variant="secondary" onClick={() => setGreeting('')} />
      <p role="status">Value in the parent: {greeting === '' ? 'nothing' : greeting}</p>
    </>
  );
}
