import '@life-changers/elements/select-list';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import {PhoneInput} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';
import {useState} from 'react';

setPhoneNumbers(phoneNumbers);

export default function Controlled() {
  const [phone, setPhone] = useState('+31 20 570 5200');
  return (
    <>
      <PhoneInput label="Phone" value={phone} onChange={setPhone} />
      <p>{phone === '' ? 'No number.' : `The value is ${phone}.`}</p>
    </>
  );
}
