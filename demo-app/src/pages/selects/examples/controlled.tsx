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
      <Button text="Choose none" variant="secondary" onClick={() => setGreeting('')} />
      <p role="status">The parent has: {greeting === '' ? 'nothing' : greeting}</p>
    </>
  );
}
