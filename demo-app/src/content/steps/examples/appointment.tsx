import {
  Button,
  DateTimePicker,
  ErrorSummary,
  Form,
  Select,
  Step,
  Steps,
  Switch,
  TextInput,
} from '@life-changers/react';
import {useState} from 'react';
import {z} from 'zod';

z.config({jitless: true});

const appointment = z.object({
  patient: z.object({name: z.string().min(2), email: z.email()}),
  department: z.enum(['cardiology', 'dermatology', 'radiology']),
  day: z.date(),
  reminder: z.boolean(),
  phone: z.string().regex(/^\+?[\d ]{6,}$/, 'Phone must have at least 6 digits.'),
});

const DEPARTMENTS = [
  {text: 'Cardiology', value: 'cardiology'},
  {text: 'Dermatology', value: 'dermatology'},
  {text: 'Radiology', value: 'radiology'},
];

export default function Appointment() {
  const [message, setMessage] = useState('');

  return (
    <Form
      schema={appointment}
      onSubmit={({patient, day}) => setMessage(`See you on ${day.toDateString()}, ${patient.name}!`)}
      onReset={() => setMessage('')}
    >
      <ErrorSummary headingLevel={3} />
      <Steps aria-label="Appointment">
        <Step title="Patient" name="patient" headingLevel={3}>
          <TextInput name="patient.name" label="Name" />
          <TextInput name="patient.email" label="Email" type="email" />
        </Step>
        <Step title="Appointment" name="appointment" headingLevel={3}>
          <Select name="department" label="Department" options={DEPARTMENTS} />
          <DateTimePicker name="day" label="Day" />
        </Step>
        <Step title="Contact" name="contact" headingLevel={3}>
          <TextInput name="phone" label="Phone" type="tel" />
          <Switch name="reminder" label="Remind me a day before" />
        </Step>
        <Button slot="submit" type="submit" text="Book the appointment" />
      </Steps>
      <p role="status">{message}</p>
    </Form>
  );
}
