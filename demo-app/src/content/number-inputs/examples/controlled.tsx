import {Button, NumberInput} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [guests, setGuests] = useState<number | null>(2);

  return (
    <>
      <NumberInput
        label="Guests"
        hint="At most 8."
        min={1}
        value={guests}
        onChange={value => setGuests(value === null ? null : Math.min(value, 8))}
      />
      <Button text="Only me" variant="secondary" onClick={() => setGuests(1)} />
      <p role="status">Value in the parent: {guests ?? 'none'}</p>
    </>
  );
}
