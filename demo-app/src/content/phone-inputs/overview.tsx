import '@life-changers/elements/select-list';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import {PhoneInput} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';
import type {OverviewProps} from '../../site/workbench/overview.js';

setPhoneNumbers(phoneNumbers);

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <PhoneInput label="Workshop" required />,
    'With a country and a hint': (
      <PhoneInput label="Mobile" hint="We send a text when it is ready." country="GB" />
    ),
    Filled: <PhoneInput label="Customer" initValue="+4930901820" />,
    Invalid: <PhoneInput label="Supplier" country="FR" initValue="01 40" showValidation />,
    'Read-only': <PhoneInput label="Head office" initValue="+31205705200" readOnly />,
    Disabled: <PhoneInput label="Fax" initValue="+31205705201" disabled />,
  },
  use: ['A phone number that your server calls or sends texts to, of any country.'],
  avoid: [
    ['A number of one country that nobody calls by machine:', '/text-inputs'],
    ['A code from a text message:', '/code-inputs'],
  ],
};
