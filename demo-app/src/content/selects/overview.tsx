import '@life-changers/elements/select-list';
import {Select} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

export const overview: OverviewProps = {
  states: {
    Empty: <Select label="Animal" options={of('Cat', 'Dog', 'Rabbit')} />,
    Selected: <Select label="Vet" options={of('Ana Reis', 'Omar Said')} initValue="Omar Said" />,
    'Its own text while it is empty': (
      <Select label="Insurer" options={of('Agria', 'Petplan')} unselectedOptionText="Not insured" />
    ),
    'Without an empty option': (
      <Select label="Payment" options={of('Card', 'Cash', 'Invoice')} noUnselectedOptionText />
    ),
    Disabled: <Select label="Clinic" options={of('Braga')} initValue="Braga" disabled />,
    'Searchable, with a hint': (
      <Select
        label="Breed"
        hint="Of the mother, if mixed."
        options={of('Beagle', 'Collie', 'Dachshund', 'Poodle', 'Spitz')}
        searchable
      />
    ),
    Required: <Select label="Vaccine" options={of('Distemper', 'Rabies')} required />,
    Invalid: (
      <Select
        label="Appointment"
        options={of('Monday, 9:00', 'Monday, 9:30')}
        initValue="Monday, 9:00"
        error="Someone has just booked it."
        showValidation
      />
    ),
  },
  use: [
    'One of six or more options, when users know which one they want.',
    'A choice in little space, such as in a toolbar or in a row of a form.',
    'Many options to search, or options from a server, with searchable and loadOptions.',
  ],
  avoid: [
    ['Up to five options to compare:', '/radios'],
    ['Two to five short words:', '/segmented'],
    ['Text that does not have to be an option:', '/datalists'],
    ['Several options at once:', '/multi-selects'],
  ],
};
