import {MultiSelect} from '@life-changers/react';

const cities = [
  {text: 'Lisbon', value: 'lis', group: 'Portugal'},
  {text: 'Porto', value: 'opo', group: 'Portugal'},
  {text: 'Cairo', value: 'cai', group: 'Egypt'},
  {text: 'Luxor', value: 'lxr', group: 'Egypt'},
  {text: 'Nairobi', value: 'nbo', group: 'Kenya'},
];

export default function Groups() {
  return (
    <>
      <MultiSelect label="Cities" options={cities} initValue={['opo', 'cai']} />
      <MultiSelect label="Drinks">
        <optgroup label="Hot">
          <option>Coffee</option>
          <option>Tea</option>
        </optgroup>
        <optgroup label="Cold">
          <option>Lemonade</option>
          <option>Water</option>
        </optgroup>
      </MultiSelect>
    </>
  );
}
