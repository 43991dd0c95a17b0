import {
  mustBeTrue,
  numberBetween,
  requiredText,
  validDate,
} from '@life-changers/elements/core/validation';
import {
  Button,
  Checkbox,
  DateTimePicker,
  Slider,
  TextInput,
  useToast,
} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const rules = {
  name: requiredText({min: 2, max: 30}),
  seats: numberBetween(1, 8),
  day: validDate(),
  terms: mustBeTrue(),
};

export default function Booking() {
  const toast = useToast();
  const [nameError, setNameError] = useState('');

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    await fetch('/api-stub/echo', {method: 'POST', body: data});
    // A server would answer this.
    if (data.get('name') === 'Ada')
      return setNameError('Ada has already booked.');
    toast.success(
      `Booked ${data.get('seats')} seats on ${data.get('day')}.`,
    );
    form.reset();
  }

  return (
    <form onSubmit={event => void book(event)}>
      <TextInput
        name="name"
        label="Name"
        hint="Ada is taken."
        rules={rules.name}
        showValidation="submit"
        error={nameError}
        onChange={() => setNameError('')}
      />
      <Slider
        name="seats"
        label="Seats"
        maxValue={10}
        rules={rules.seats}
        showValidation="submit"
      />
      <DateTimePicker
        name="day"
        label="Day"
        rules={rules.day}
        showValidation="submit"
      />
      <Checkbox
        name="terms"
        label="I accept the terms"
        rules={rules.terms}
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Book" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
    </form>
  );
}
