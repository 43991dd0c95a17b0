import {Select} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const options = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

const chosen = nonempty(string());
const mayBeEmpty = string();

export default function Rules() {
  return (
    <>
      <Select
        label="Select Required"
        name="selectRequired"
        options={options}
        initValue="hello"
        required
        rules={chosen}
        showValidation
      />
      <Select
        label="Select Optional"
        name="selectOptional"
        options={options}
        initValue="hello"
        unselectedOptionText="Choose ... (by props)"
        rules={mayBeEmpty}
        showValidation
      />
    </>
  );
}
