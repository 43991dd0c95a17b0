import {Select} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const tables = [
  {text: 'At the window', value: 'window'},
  {text: 'On the terrace', value: 'terrace'},
];
const occasions = [
  {text: 'Birthday', value: 'birthday'},
  {text: 'Anniversary', value: 'anniversary'},
];

const chosen = nonempty(string());
const mayBeEmpty = string();

export default function Rules() {
  return (
    <>
      <Select
        label="Table"
        name="table"
        options={tables}
        initValue="terrace"
        required
        rules={chosen}
        showValidation
      />
      <Select
        label="Occasion"
        name="occasion"
        options={occasions}
        initValue="birthday"
        unselectedOptionText="No special occasion"
        rules={mayBeEmpty}
        showValidation
      />
    </>
  );
}
