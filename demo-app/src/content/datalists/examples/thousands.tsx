import {Datalist} from '@life-changers/react';

const SIZES = ['Small', 'Medium', 'Large', 'Wide'];
const COLORS = ['amber', 'black', 'blue', 'green', 'gray', 'red', 'white', 'yellow'];
const PARTS = ['bolt', 'bracket', 'gear', 'hinge', 'nut', 'pin', 'spring', 'washer'];

const names = SIZES.flatMap(size => COLORS.flatMap(color => PARTS.map(part => `${size} ${color} ${part}`)));

const parts = Array.from({length: 10_240}, (_, index) => ({
  text: `${names[index % names.length]} no. ${index + 1}`,
  value: `part-${index + 1}`,
}));

export default function Thousands() {
  return <Datalist label="Spare part" hint="Try: red gear" placeholder="Name or number" options={parts} />;
}
