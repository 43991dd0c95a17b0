import {Button, Select} from '@life-changers/react';
import {useState} from 'react';

const options = [
  {text: 'Paid', value: 'paid'},
  {text: 'Shipped', value: 'shipped'},
];

export default function Controlled() {
  const [status, setStatus] = useState('paid');

  return (
    <>
      <Select label="Status of the order" options={options} value={status} onChange={setStatus} />
      <Button text="Clear" variant="secondary" onClick={() => setStatus('')} />
      <p role="status">Value in the parent: {status === '' ? 'nothing' : status}</p>
    </>
  );
}
