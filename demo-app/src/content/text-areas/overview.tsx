import {TextArea} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    'Empty, with a placeholder': (
      <TextArea label="Access to the house" placeholder="Floor, elevator, parking" />
    ),
    Filled: <TextArea label="Old address" initValue={'Kastanienallee 14\nSecond backyard\n10435 Berlin'} />,
    'Read-only': (
      <TextArea label="Insurance" initValue={'Up to 5,000 euros.\nGlass is not included.'} readOnly />
    ),
    'With a hint': <TextArea label="Fragile items" hint="One per line." initValue={'Piano\nTwo mirrors'} />,
    'One line that grows': <TextArea label="Destination" minRows={1} initValue="Quinta do Mar, Setúbal" />,
    Disabled: <TextArea label="Feedback" initValue="You can write it after the move." disabled />,
    'With a counter': (
      <TextArea label="For the driver" initValue="Ring twice at the gate." maxLength={120} counter />
    ),
    Required: <TextArea label="Inventory" required />,
    Invalid: <TextArea label="Damage" initValue="A scratch" minLength={20} showValidation />,
  },
  use: [
    'Text that may need more than one line, such as a note, a reason, or an address on a label.',
    'Text with a limit that users can see while they write, with counter.',
  ],
  avoid: [
    ['Text that never needs a second line:', '/text-inputs'],
    ['A list of words or names:', '/multi-selects'],
    ['Several fields for each entry of a list:', '/field-lists'],
  ],
};
