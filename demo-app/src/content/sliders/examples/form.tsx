import {Button, Slider} from '@life-changers/react';
import {useState, type FormEvent} from 'react';
import {min, number} from 'superstruct';

const atLeast1 = min(number(), 1);

export default function Form() {
  const [message, setMessage] = useState('');

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {years, hours} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Applied with ${years} years of work, for ${hours} hours a week.`);
  };

  return (
    <form onSubmit={apply} onReset={() => setMessage('')}>
      <Slider
        name="years"
        label="Years of work"
        maxValue={35}
        measurementUnit="years"
        required
        rules={atLeast1}
        showValidation="submit"
      />
      <Slider
        name="hours"
        label="Hours a week"
        hint="In steps of 5."
        minValue={10}
        maxValue={40}
        step={5}
        initValue={20}
        measurementUnit="hours"
      />
      <div>
        <Button type="submit" text="Apply" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
