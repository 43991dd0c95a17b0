import {Button, Datalist} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {city} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: ${city}.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <Datalist name="city" label="City" initValue="lis" required showValidation="submit">
        <option value="lis">Lisbon</option>
        <option value="opo">Porto</option>
        <option value="fao">Faro</option>
      </Datalist>
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
