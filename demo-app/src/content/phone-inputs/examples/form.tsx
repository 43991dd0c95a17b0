import '@life-changers/elements/select-list';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import {Button, PhoneInput} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';
import {useState, type FormEvent} from 'react';

setPhoneNumbers(phoneNumbers);

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {phone} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: ${String(phone)}`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <PhoneInput
        name="phone"
        label="Phone"
        hint="Only if we have a question about the delivery."
        country="DE"
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
