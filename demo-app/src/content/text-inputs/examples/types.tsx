import {Button, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Types() {
  const [message, setMessage] = useState('');

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setMessage('Everything is valid.');
  };

  return (
    <form onSubmit={confirm}>
      <TextInput label="Email" type="email" autocomplete="email" required showValidation="submit" />
      <TextInput
        label="Password"
        type="password"
        autocomplete="new-password"
        minLength={12}
        required
        showValidation="submit"
      />
      <TextInput label="Guests" type="number" min={1} max={8} initValue={2} showValidation="submit" />
      <TextInput label="Website" type="url" placeholder="https://example.com" showValidation="submit" />
      <TextInput label="Phone" type="tel" autocomplete="tel" showValidation="submit" />
      <TextInput label="Search" type="search" showValidation="submit" />
      <Button type="submit" text="Check" variant="secondary" onClick={() => setMessage('')} />
      <p role="status">{message}</p>
    </form>
  );
}
