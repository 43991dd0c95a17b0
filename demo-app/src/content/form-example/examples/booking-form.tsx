import {
  Button,
  Checkbox,
  ErrorSummary,
  Form,
  TextInput,
} from '@life-changers/react';
import {readServerIssues} from '@life-changers/elements/server-issues';
import {useState} from 'react';
import {booking, type Booking} from '../../guides/code/forms/booking.js';

const start = {seats: 1, children: 0};

/** Simulates a server, which knows more than the schema. */
async function post({name, contact}: Booking): Promise<Response> {
  const body = new URLSearchParams({name, email: contact.email});
  await fetch('/api-stub/echo', {method: 'POST', body});
  const issues = [
    {path: ['contact', 'email'], message: 'This guest has a booking.'},
  ];
  return contact.email === 'ada@example.com'
    ? Response.json({issues}, {status: 422})
    : Response.json({}, {status: 201});
}

export default function BookingForm() {
  const [message, setMessage] = useState('');

  const send = async (values: Booking) => {
    const response = await post(values);
    if (!response.ok) return readServerIssues(await response.json());
    setMessage(`Booked: ${values.name}, ${values.seats} seats.`);
    return [];
  };

  return (
    <Form
      schema={booking}
      values={start}
      onSubmit={send}
      onIssues={() => setMessage('')}
    >
      <ErrorSummary headingLevel={3} />
      <TextInput name="name" label="Name" autocomplete="name" />
      <TextInput
        name="contact.email"
        label="Email"
        type="email"
        hint="The server rejects ada@example.com."
      />
      <TextInput
        name="contact.phone"
        label="Phone"
        type="tel"
        hint="Optional."
      />
      <TextInput name="seats" label="Seats" type="number" />
      <TextInput
        name="children"
        label="Of them for children"
        type="number"
      />
      <Checkbox name="terms" label="I accept the terms" />
      <div>
        <Button type="submit" text="Book" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </Form>
  );
}
