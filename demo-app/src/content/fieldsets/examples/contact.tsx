import {Button, Fieldset, Form, TextInput} from '@life-changers/react';
import {useState} from 'react';
import {object, refine, string} from 'superstruct';

const contact = refine(
  object({email: string(), phone: string()}),
  'reachable',
  ({email, phone}) => email !== '' || phone !== '' || 'Enter an email address, a phone number, or both.',
);
const schema = object({contact});

export default function Contact() {
  const [message, setMessage] = useState('');

  return (
    <Form
      schema={schema}
      onSubmit={({contact: {email, phone}}) => setMessage(`We will write to ${email || phone}.`)}
    >
      <Fieldset name="contact" legend="How can we reach you?" hint="We use it for this order only.">
        <TextInput name="contact.email" label="Email" type="email" attributes={{autocomplete: 'email'}} />
        <TextInput name="contact.phone" label="Phone" type="tel" attributes={{autocomplete: 'tel'}} />
      </Fieldset>
      <div>
        <Button type="submit" text="Continue" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </Form>
  );
}
