import {RadioBox} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const fields = [
  {text: 'Business', value: 'business'},
  {text: 'Tech', value: 'tech'},
  {text: 'Marketing', value: 'mkt'},
  {text: 'Design', value: 'design'},
  {text: 'Other', value: 'other'},
];
const greetings = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];
const chosen = nonempty(string());
const chosenOrNot = string();

export default function RadioBoxes() {
  return (
    <>
      <RadioBox
        label="Radio Box Required"
        name="radioBoxRequired"
        options={fields}
        boxesPerRow={3}
        required
        rules={chosen}
        showValidation
      />
      <RadioBox
        label="Radio Box Optional"
        name="radioBoxOptional"
        options={greetings}
        boxesPerRow={3}
        rules={chosenOrNot}
        showValidation
      />
    </>
  );
}
