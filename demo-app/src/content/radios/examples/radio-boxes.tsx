import {RadioBox} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const occasions = [
  {text: 'Meeting', value: 'meeting'},
  {text: 'Workshop', value: 'workshop'},
  {text: 'Party', value: 'party'},
];
const menus = [
  {text: 'Coffee and cake', value: 'coffee'},
  {text: 'Lunch', value: 'lunch'},
  {text: 'Dinner', value: 'dinner'},
];
const chosen = nonempty(string());
const chosenOrNot = string();

export default function RadioBoxes() {
  return (
    <>
      <RadioBox
        label="Occasion"
        name="occasion"
        options={occasions}
        boxesPerRow={3}
        required
        rules={chosen}
        showValidation
      />
      <RadioBox
        label="Catering"
        hint="Optional."
        name="catering"
        options={menus}
        boxesPerRow={3}
        rules={chosenOrNot}
        showValidation
      />
    </>
  );
}
