import '@life-changers/elements/password';
import '@life-changers/elements/text-format';
import {TextInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    'Empty, with a placeholder': <TextInput label="Frame number" placeholder="WTU 123 A 4567" />,
    Filled: <TextInput label="Model" initValue="Gazelle Classic" />,
    Search: <TextInput label="Find a part" type="search" placeholder="Chain, 114 links" />,
    'Password that users can show': (
      <TextInput label="PIN of the till" type="password" autocomplete="off" initValue="7310" reveal />
    ),
    'With a format': <TextInput label="Account" format="iban" initValue="DE89370400440532013000" />,
    'As wide as its value': <TextInput className="field-short" label="Gears" initValue="21" />,
    'With a prefix and a suffix': (
      <TextInput label="Estimate" initValue="85.00">
        <span slot="prefix">€</span>
        <span slot="suffix">net</span>
      </TextInput>
    ),
    'In a compact form': (
      <div className="field-compact glance-field">
        <TextInput label="Color" initValue="Sage" />
      </div>
    ),
    'Read-only': <TextInput label="Invoice" initValue="2026-0318" readOnly />,
    Disabled: <TextInput label="Stand" initValue="Bay 2" disabled />,
    'With a hint': <TextInput label="Tires" hint="Printed on their sides." initValue="28-622" />,
    Required: <TextInput label="Owner" hint="As on the invoice." required />,
    Invalid: (
      <TextInput label="Repair number" initValue="R-20" error="A number has five digits." showValidation />
    ),
  },
  use: [
    'Text in one line that users type themselves, such as a name, an address, or a reference.',
    'Text with a shape, such as an IBAN or a number plate, with a format.',
    'Data that browsers fill in, such as an email address or a phone number, with type and autocomplete.',
  ],
  avoid: [
    ['Text that may need several lines:', '/text-areas'],
    ['Numbers to calculate with, such as prices:', '/number-inputs'],
    ['A code from a message:', '/code-inputs'],
    ['Text that others have probably entered before:', '/datalists'],
  ],
};
