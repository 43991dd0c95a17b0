import {Datalist} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const cities = [
  {text: 'Lisbon', value: 'lis'},
  {text: 'Porto', value: 'opo'},
  {text: 'Faro', value: 'fao'},
];

const filled = nonempty(string());
const mayBeEmpty = string();

export default function Rules() {
  return (
    <>
      <Datalist label="Delivery to" name="to" options={cities} required rules={filled} showValidation />
      <Datalist
        label="By way of"
        hint="Optional."
        name="via"
        options={cities}
        rules={mayBeEmpty}
        showValidation
      />
    </>
  );
}
