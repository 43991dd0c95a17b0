import {MultiSelect} from '@life-changers/react';

const SIZES = ['Small', 'Medium', 'Large', 'Wide'];
const PARTS = ['bolt', 'bracket', 'gear', 'hinge', 'nut', 'pin', 'spring', 'washer'];

const names = SIZES.flatMap(size => PARTS.map(part => `${size} ${part}`));

const parts = Array.from({length: 10_000}, (_, index) => ({
  text: `${names[index % names.length]} no. ${index + 1}`,
  value: `part-${index + 1}`,
}));
const first = parts.slice(0, 12).map(({value}) => value);

export default function Thousands() {
  return (
    <>
      <MultiSelect label="Spare parts" hint="Try: large gear" options={parts} initValue={first} />
      <MultiSelect label="One line" options={parts} initValue={first} tagLines={1} />
    </>
  );
}
