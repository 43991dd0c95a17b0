import {Button, NumberInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const euros = {style: 'currency', currency: 'EUR'} as const;

export default function Form() {
  const [message, setMessage] = useState('');

  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {packs, limit} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Submitted: packs=${String(packs)}, limit=${String(limit)}`);
  };

  return (
    <form onSubmit={order} onReset={() => setMessage('')}>
      <NumberInput name="packs" label="Packs" min={1} max={500} required showValidation="submit" />
      <NumberInput
        name="limit"
        label="Highest price"
        hint="Leave it empty for any price."
        format={euros}
        min={0}
        hideSteppers
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Order" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
