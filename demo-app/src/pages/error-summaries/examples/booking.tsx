import {connectForm} from '@life-changers/elements/form';
import {Button, DateTimePicker, ErrorSummary, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import * as z from 'zod';

z.config({jitless: true});

const booking = z
  .object({
    name: z.string().min(2),
    email: z.email(),
    arrival: z.date(),
    departure: z.date(),
  })
  .refine(({arrival, departure}) => arrival < departure, {
    path: ['departure'],
    message: 'The departure must be after the arrival.',
  });

type Booking = z.infer<typeof booking>;

/** A server that knows more than the schema. */
async function book({email}: Booking) {
  await fetch('/api-stub/echo', {method: 'POST', body: email});
  return email === 'ada@example.com'
    ? [
        {path: 'email', message: 'Ada has a booking already.'},
        {path: [], message: 'The last room was booked a minute ago.'},
      ]
    : [];
}

const noop = () => {};

export default function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const connection = connectForm(form.current!, {
      schema: booking,
      onSubmit: async values => {
        const issues = await book(values);
        setMessage(issues.length === 0 ? 'See you soon!' : '');
        return issues;
      },
    });
    return () => connection.disconnect();
  }, []);

  return (
    <form ref={form}>
      <ErrorSummary headingLevel={3} />
      <TextInput name="name" label="Name" />
      <TextInput name="email" label="Email" type="email" hint="The server rejects ada@example.com." />
      <DateTimePicker name="arrival" label="Arrival" />
      <DateTimePicker name="departure" label="Departure" />
      <div>
        <Button type="submit" text="Book" onClick={noop} />
        <Button type="reset" text="Reset" variant="secondary" onClick={noop} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
