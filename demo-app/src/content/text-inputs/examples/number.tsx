import {numberBetween} from '@life-changers/elements/core/validation';
import {TextInput} from '@life-changers/react';
import {useState} from 'react';

const guestRules = numberBetween(1, 8);

export default function NumberOfGuests() {
  const [guests, setGuests] = useState<number | null>(2);

  return (
    <>
      <TextInput
        label="Guests"
        type="number"
        min={1}
        max={8}
        value={guests}
        onChange={setGuests}
        rules={guestRules}
        showValidation
      />
      <p role="status">{guests === null ? 'No number yet.' : `${guests * 25} euros for ${guests}.`}</p>
    </>
  );
}
