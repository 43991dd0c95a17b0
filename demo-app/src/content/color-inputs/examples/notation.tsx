import {ColorInput} from '@life-changers/react';
import {useState} from 'react';

export default function Notation() {
  const [color, setColor] = useState('rgb(12 95 87 / 0.6)');
  return (
    <>
      <ColorInput label="Overlay" alpha format="rgb" value={color} onChange={setColor} />
      <ColorInput label="Accent" format="oklch" initValue="rebeccapurple" />
      <p>The overlay is {color === '' ? 'not set' : color}.</p>
    </>
  );
}
