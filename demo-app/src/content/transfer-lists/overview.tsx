import {TransferList} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const FIELDS = of('Name', 'Email', 'Phone', 'City', 'Birthday');
const CLASSES = [{text: '1A (full)', value: '1A', disabled: true}, ...of('1B', '2A', '2B')];

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'With chosen options': <TransferList label="Fields of a guest" options={FIELDS} initValue={['Name']} />,
    'Options that users order': (
      <TransferList label="Fields of a letter" options={FIELDS} initValue={['City', 'Name']} reorderable />
    ),
    'With an option that stays': <TransferList label="Classes" options={CLASSES} initValue={['2A']} />,
    Required: <TransferList label="Fields of an order" options={FIELDS} required />,
    Full: (
      <TransferList
        label="Fields of a badge"
        options={FIELDS}
        initValue={['Name', 'City']}
        max={2}
        hint="Up to two."
      />
    ),
    Invalid: (
      <TransferList label="Fields of a bill" options={FIELDS} initValue={['Name']} min={2} showValidation />
    ),
    Disabled: <TransferList label="Fields of the archive" options={FIELDS} initValue={['Name']} disabled />,
  },
  use: [
    'Many options, of which users see at once what is chosen and what is left, such as columns, rights, or members.',
    'A choice with an order, such as the columns of a report.',
  ],
  avoid: [
    ['A choice in the space of one field:', '/multi-selects'],
    ['Up to about ten options without an order:', '/checkbox-groups'],
    ['Options with several fields to compare:', '/tables'],
  ],
};
