import '@life-changers/elements/password';
import {TextInput} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    ['Empty, with a placeholder', <TextInput label="Frame number" placeholder="WTU 123 A 4567" />],
    ['Filled', <TextInput label="Model" initValue="Gazelle Classic" />],
    ['With a hint', <TextInput label="Tires" hint="Printed on their sides." initValue="28-622" />],
    [
      'With a prefix and a suffix',
      <TextInput label="Estimate" initValue="85.00">
        <span slot="prefix">€</span>
        <span slot="suffix">with tax</span>
      </TextInput>,
    ],
    [
      'Password that users can show',
      <TextInput label="PIN of the till" type="password" autocomplete="off" initValue="7310" reveal />,
    ],
    ['As wide as its value', <TextInput className="field-short" label="Gears" initValue="21" />],
    [
      'In a compact form',
      <div className="field-compact">
        <TextInput label="Color" initValue="Sage" />
      </div>,
    ],
    ['Search', <TextInput label="Find a part" type="search" placeholder="Chain, 114 links" />],
    ['Required', <TextInput label="Owner" required />],
    [
      'Invalid',
      <TextInput
        label="Repair number"
        initValue="R-20"
        error="A repair number has five digits, such as R-20417."
        showValidation
      />,
    ],
    ['Read-only', <TextInput label="Invoice" initValue="2026-0318" readOnly />],
    ['Disabled', <TextInput label="Stand" initValue="Bay 2" disabled />],
  ],
  use: [
    'Text in one line that users type themselves, such as a name, an address, or a reference.',
    'Data that browsers fill in, such as an email address or a phone number, with type and autocomplete.',
  ],
  avoid: [
    ['Text that may need several lines:', '/text-areas'],
    ['Numbers to calculate with, such as prices:', '/number-inputs'],
    ['A code from a message:', '/code-inputs'],
    ['Text that others have probably entered before:', '/datalists'],
  ],
};
