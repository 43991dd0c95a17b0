import {ColorInput} from '@life-changers/react';
import {useState} from 'react';

const swatches = [
  {color: '#0c5f57', name: 'Pine'},
  {color: '#2f5fb3', name: 'Lake'},
  {color: '#8470d6', name: 'Heather'},
  {color: '#c05a8e', name: 'Fireweed'},
  {color: '#b3261e', name: 'Barn'},
  {color: '#bd7010', name: 'Amber'},
  {color: '#5d6b1f', name: 'Moss'},
  {color: '#1f1b16', name: 'Soot'},
];

export default function Swatches() {
  const [color, setColor] = useState('#0c5f57');
  const name = swatches.find(swatch => swatch.color === color)?.name;
  return (
    <>
      <ColorInput label="Cabin door" swatches={swatches} value={color} onChange={setColor} />
      <p role="status">{name === undefined ? 'This paint is mixed for you.' : `${name} is in stock.`}</p>
    </>
  );
}
