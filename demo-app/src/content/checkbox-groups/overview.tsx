import {CheckboxGroup} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const kennels = [{text: 'Quarantine', value: 'quarantine', disabled: true}, ...of('Courtyard', 'Puppies')];

export const overview: OverviewProps = {
  states: {
    Chosen: (
      <CheckboxGroup
        label="Shifts"
        options={of('Morning', 'Noon', 'Night')}
        initValue={['Morning', 'Noon']}
      />
    ),
    'With select all': (
      <CheckboxGroup label="Animals" options={of('Cats', 'Dogs')} initValue={['Dogs']} selectAll />
    ),
    'With a disabled option': <CheckboxGroup label="Kennels" options={kennels} />,
    'With a hint': (
      <CheckboxGroup
        label="Experience"
        hint="Of a year or more."
        options={of('First aid', 'Grooming', 'Night shifts')}
      />
    ),
    Required: <CheckboxGroup label="Contact by" options={of('Call', 'Email', 'Letter')} required />,
    Invalid: (
      <CheckboxGroup
        label="Duties"
        options={of('Feeding', 'Walks', 'Reception')}
        initValue={['Feeding', 'Walks', 'Reception']}
        max={2}
        showValidation
      />
    ),
    'In a row': (
      <CheckboxGroup
        label="Weekend"
        options={of('Sat', 'Sun')}
        initValue={['Sun']}
        orientation="horizontal"
      />
    ),
    Disabled: <CheckboxGroup label="Keys" options={of('Gate', 'Office')} initValue={['Gate']} disabled />,
  },
  use: [
    'Any number of up to about ten options, which users see and compare at once.',
    'A choice with a minimum or maximum number of options, and one message for the whole group.',
  ],
  avoid: [
    ['More options than fit on the page:', '/multi-selects'],
    ['One yes or no:', '/checkboxes'],
    ['Exactly one of the options:', '/radios'],
    ['Settings that take effect as soon as they change:', '/switches'],
  ],
};
