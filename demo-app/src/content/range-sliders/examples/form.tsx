import {Button, RangeSlider} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [from, to] = new FormData(event.currentTarget).getAll('guests');
    setMessage(`Rooms for ${from} to ${to} guests.`);
  };

  return (
    <form onSubmit={search} onReset={() => setMessage('')}>
      <RangeSlider
        name="guests"
        label="Guests"
        hint="The numbers are at least 10 apart."
        fromLabel="at least"
        toLabel="at most"
        max={200}
        step={5}
        minDistance={10}
        initValue={[40, 80]}
      />
      <div>
        <Button type="submit" text="Search" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
