import {Button} from '@life-changers/react';
import {useState} from 'react';

export default function Sizes() {
  const [rolls, setRolls] = useState(0);
  const add = (count: number) => () => setRolls(rolls + count);

  return (
    <>
      <Button text="1 roll" size="sm" onClick={add(1)} />
      <Button text="6 rolls" onClick={add(6)} />
      <Button text="12 rolls" size="lg" onClick={add(12)} />
      <p role="status">In the basket: {rolls}</p>
    </>
  );
}
