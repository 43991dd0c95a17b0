import {Datalist} from '@life-changers/react';

const SIZES = ['Small', 'Medium', 'Large', 'Wide'];
const COLOURS = ['amber', 'black', 'blue', 'green', 'grey', 'red', 'white', 'yellow'];
const PARTS = ['bolt', 'bracket', 'gear', 'hinge', 'nut', 'pin', 'spring', 'washer'];

const names = SIZES.flatMap(size =>
  COLOURS.flatMap(colour => PARTS.map(part => `${size} ${colour} ${part}`)),
);

const parts = Array.from({length: 10_240}, (_, index) => ({
  text: `${names[index % names.length]} no. ${index + 1}`,
  value: `part-${index + 1}`,
}));

export default function Thousands() {
  return <Datalist label="Spare part" hint="Try: red gear" placeholder="Name or number" options={parts} />;
}
