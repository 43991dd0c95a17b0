import {RangeSlider} from '@life-changers/react';
import {useState} from 'react';

const PLANTS = [
  {name: 'Basil', price: 4},
  {name: 'Lemon tree', price: 45},
  {name: 'Monstera', price: 29},
  {name: 'Olive tree', price: 80},
  {name: 'Peace lily', price: 16},
];

export default function Filter() {
  const [[from, to], setPrice] = useState<[number, number]>([10, 50]);
  const found = PLANTS.filter(({price}) => price >= from && price <= to);

  return (
    <>
      <RangeSlider label="Price" measurementUnit="€" value={[from, to]} onChange={setPrice} />
      <p role="status">
        {found.length} of {PLANTS.length} plants
      </p>
      <p>{found.map(({name}) => name).join(', ')}</p>
    </>
  );
}
