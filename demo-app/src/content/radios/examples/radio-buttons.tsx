import {RadioButton} from '@life-changers/react';
import {nonempty, string} from 'superstruct';

const payments = [
  {text: 'By card, now', value: 'card'},
  {text: 'By invoice, within 14 days', value: 'invoice'},
];
const reminders = [
  {text: 'By email', value: 'email'},
  {text: 'By text message', value: 'text'},
];
const chosen = nonempty(string());
const chosenOrNot = string();

export default function RadioButtons() {
  return (
    <>
      <RadioButton label="Payment" name="payment" options={payments} required rules={chosen} showValidation />
      <RadioButton
        label="Reminder"
        hint="Optional. The day before."
        name="reminder"
        options={reminders}
        rules={chosenOrNot}
        showValidation
      />
    </>
  );
}
