import {Button, DateTimePicker, Form, TextInput} from '@life-changers/react';
import {useState} from 'react';
import {z} from 'zod';

z.config({jitless: true});

const trip = z.object({
  title: z.string().min(2).max(40),
  days: z.object({first: z.date(), last: z.date()}).refine(({first, last}) => first <= last, {
    path: ['last'],
    message: 'The last day is before the first day.',
  }),
});

export default function OneSchema() {
  const [message, setMessage] = useState('');

  return (
    <Form
      schema={trip}
      onSubmit={({title, days}) => setMessage(`${title} starts on ${days.first.toDateString()}.`)}
      onReset={() => setMessage('')}
    >
      <TextInput name="title" label="Title" required />
      <DateTimePicker name="days.first" label="First day" required />
      <DateTimePicker name="days.last" label="Last day" required />
      <div>
        <Button type="submit" text="Plan the trip" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </Form>
  );
}
