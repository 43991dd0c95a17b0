import {RadioButton} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const options = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];
const chosen = nonempty(string());
const chosenOrNot = string();

export default function RadioButtons() {
  return (
    <>
      <RadioButton
        label="Radio Required"
        name="radioRequired"
        options={options}
        required
        rules={chosen}
        showValidation
      />
      <RadioButton
        label="Radio Optional"
        name="radioOptional"
        options={options}
        rules={chosenOrNot}
        showValidation
      />
    </>
  );
}
