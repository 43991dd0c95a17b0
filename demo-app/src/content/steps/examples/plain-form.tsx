import {Button, Checkbox, Step, Steps, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function PlainForm() {
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent([...data].map(([name, value]) => `${name}: ${String(value)}`).join(', '));
  };

  return (
    <form onSubmit={send}>
      <Steps active="profile" aria-label="Registration">
        <Step title="Account" name="account" headingLevel={3}>
          <TextInput name="email" label="Email" type="email" initValue="ada@example.com" required />
        </Step>
        <Step title="Profile" name="profile" headingLevel={3}>
          <TextInput name="name" label="Name" minLength={2} required />
        </Step>
        <Step title="Terms" name="terms" headingLevel={3}>
          <Checkbox name="terms" label="I agree to the terms" required />
        </Step>
        <Button slot="submit" type="submit" text="Register" />
      </Steps>
      <p role="status">{sent}</p>
    </form>
  );
}
