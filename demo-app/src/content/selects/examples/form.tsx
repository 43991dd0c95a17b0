import {Button, Select} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const countries = [
  {text: 'Italy', value: 'italy'},
  {text: 'Spain', value: 'spain'},
  {text: 'United Kingdom', value: 'uk'},
];

const speeds = [
  {text: 'Standard, 3 days', value: 'standard'},
  {text: 'Express, next day', value: 'express'},
  {text: 'Courier, today', value: 'courier', disabled: true},
];

export default function Form() {
  const [message, setMessage] = useState('');

  const ship = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {country, speed} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Shipped: ${country}, ${speed}.`);
  };

  return (
    <form onSubmit={ship} onReset={() => setMessage('')}>
      <Select name="country" label="Country" options={countries} required showValidation="submit" />
      <Select
        name="speed"
        label="Delivery"
        hint="No courier after 2 PM."
        options={speeds}
        noUnselectedOptionText
      />
      <div>
        <Button type="submit" text="Ship it" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
