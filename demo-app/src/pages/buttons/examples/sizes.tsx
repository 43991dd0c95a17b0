import {Button} from '@life-changers/react';
import {useState} from 'react';

export default function Sizes() {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);

  return (
    <>
      <Button text="Small" size="sm" onClick={add} />
      <Button text="Medium" onClick={add} />
      <Button text="Large" size="lg" onClick={add} />
      <p role="status">Presses: {count}</p>
    </>
  );
}
