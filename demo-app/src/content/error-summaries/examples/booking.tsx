import {Button, DateTimePicker, ErrorSummary, Form, TextInput} from '@life-changers/react';
import {useState} from 'react';
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
  await fetch('/api-stub/echo', {method: 'POST', body: new URLSearchParams({email})});
  return email === 'ada@example.com'
    ? [
        {path: 'email', message: 'Ada has a booking already.'},
        {path: [], message: 'The last room was booked a minute ago.'},
      ]
    : [];
}

export default function BookingForm() {
  const [message, setMessage] = useState('');

  const send = async (values: Booking) => {
    const issues = await book(values);
    setMessage(issues.length === 0 ? 'See you soon!' : '');
    return issues;
  };

  return (
    <Form schema={booking} onSubmit={send}>
      <ErrorSummary headingLevel={3} />
      <TextInput name="name" label="Name" required />
      <TextInput
        name="email"
        label="Email"
        type="email"
        required
        hint="The server rejects ada@example.com."
      />
      <DateTimePicker name="arrival" label="Arrival" required />
      <DateTimePicker name="departure" label="Departure" required />
      <div>
        <Button type="submit" text="Book" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </Form>
  );
}
