import {Button, RadioButton} from '@life-changers/react';
import {useState} from 'react';

const sizes = [
  {text: 'Small', value: 's'},
  {text: 'Medium', value: 'm'},
  {text: 'Large', value: 'l'},
];

export default function Controlled() {
  const [size, setSize] = useState('m');

  return (
    <>
      <RadioButton label="Size" options={sizes} value={size} onChange={setSize} />
      <Button text="Clear" variant="secondary" onClick={() => setSize('')} />
      <p role="status">Value in the parent: {size || 'nothing'}</p>
    </>
  );
}
