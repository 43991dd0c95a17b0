import {Rating} from '@life-changers/react';
import {useState} from 'react';

export default function Halves() {
  const [value, setValue] = useState<number | null>(3.5);
  return (
    <>
      <Rating label="Film" step={0.5} value={value} onChange={setValue} />
      <p>{value === null ? 'You have not rated it.' : `You gave it ${value} of 5.`}</p>
    </>
  );
}
