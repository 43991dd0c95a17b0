import type {LcNumberInput} from '@life-changers/elements/number-input';
import {Button, NumberInput, TextInput} from '@life-changers/react';
import {useRef, useState, type FormEvent} from 'react';

const PLACES = 8;

export default function Booking() {
  const [guests, setGuests] = useState<number | null>(9);
  const [booked, setBooked] = useState(0);
  const field = useRef<LcNumberInput>(null);
  const isFull = guests !== null && guests > PLACES;

  const book = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) field.current?.focus();
    else setBooked(guests ?? 0);
  };

  return (
    <form className="scene-form" onSubmit={book}>
      <p>Sourdough for beginners, Saturday, 5 December, 9:00 to 13:00.</p>
      <TextInput label="Name" name="name" initValue="Ida Holm" required showValidation="submit" />
      <TextInput label="Email" name="email" type="email" initValue="ida@holm.example" />
      <NumberInput
        ref={field}
        label="Guests"
        name="guests"
        min={1}
        value={guests}
        onChange={value => {
          setGuests(value);
          setBooked(0);
        }}
        error={isFull ? `Only ${PLACES} places are left.` : ''}
        required
        showValidation="submit"
      />
      <Button type="submit" text="Book the class" />
      <p role="status">
        {booked > 0 && `Booked for ${booked === 1 ? 'one guest' : `${booked} guests`}. See you on Saturday.`}
      </p>
    </form>
  );
}
