import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import {PhoneInput} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';

setPhoneNumbers(phoneNumbers);

export default function States() {
  return (
    <>
      <PhoneInput label="Read-only" initValue="+442071838750" readOnly />
      <PhoneInput label="Disabled" initValue="+442071838750" disabled />
    </>
  );
}
