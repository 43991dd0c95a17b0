import {Checkbox, CheckboxGroup, Fieldset, TextInput} from '@life-changers/react';
import {useState} from 'react';

const days = ['Saturday', 'Sunday'].map(text => ({text, value: text.toLowerCase()}));

export default function Disabled() {
  const [isSame, setIsSame] = useState(false);

  return (
    <form>
      <Checkbox label="Deliver to the billing address" checked={isSame} onChange={setIsSame} />
      <Fieldset legend="Delivery address" disabled={isSame}>
        <TextInput name="street" label="Street" required />
        <TextInput name="city" label="City" required />
        <CheckboxGroup name="days" label="Also deliver on" options={days} orientation="horizontal" />
      </Fieldset>
    </form>
  );
}
