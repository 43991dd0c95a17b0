import {Checkbox, Fieldset, TextInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'With fields': (
      <Fieldset legend="Sender">
        <TextInput label="Company" initValue="Nordwind Bikes" />
        <TextInput label="Postcode of the sender" initValue="4700-123" />
      </Fieldset>
    ),
    'With a hint': (
      <Fieldset legend="Handling" hint="Each costs 2 euros.">
        <Checkbox label="Fragile" initValue />
        <Checkbox label="This side up" />
        <Checkbox label="Keep dry" />
      </Fieldset>
    ),
    Invalid: (
      <Fieldset legend="Pickup" error="The pickup must end after it starts.">
        <TextInput label="Ready from" initValue="14:00" />
        <TextInput label="Ready until" initValue="12:00" />
      </Fieldset>
    ),
    Disabled: (
      <Fieldset legend="Customs" hint="Only for parcels that leave the EU." disabled>
        <TextInput label="Contents" disabled />
        <TextInput label="Country of origin" disabled />
      </Fieldset>
    ),
  },
  use: [
    'Fields that belong together, such as those of an address or a card.',
    'A rule about several fields, whose message belongs to all of them.',
    'A part of a form that is disabled as a whole.',
  ],
  avoid: [
    ['Checkboxes that share one value:', '/checkbox-groups'],
    ['Rows of the same fields:', '/field-lists'],
    ['Parts of a long form, one at a time:', '/steps'],
    ['Content that is not a form:', '/cards'],
  ],
};
