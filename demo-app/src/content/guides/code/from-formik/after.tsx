import {Button, Form, Select, TextInput} from '@life-changers/react';
import {z} from 'zod';

z.config({jitless: true});

const ticket = z.object({
  subject: z.string().min(5),
  priority: z.enum(['low', 'high']),
  hours: z.number().min(1),
});

const priorities = [
  {text: 'Low', value: 'low'},
  {text: 'High', value: 'high'},
];

const start = {hours: 1};

const save = (subject: string) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({subject}),
  });

export default function TicketForm() {
  return (
    <Form
      schema={ticket}
      values={start}
      onSubmit={async ({subject}) => {
        const response = await save(subject);
        return response.ok
          ? []
          : [{path: 'subject', message: 'There is such a ticket.'}];
      }}
    >
      <TextInput name="subject" label="Subject" />
      <Select name="priority" label="Priority" options={priorities} />
      <TextInput name="hours" label="Hours" type="number" />
      <Button type="submit" text="Create" />
    </Form>
  );
}
