import {Datalist} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const publishers = of('Lantern Books', 'North Quay', 'Oak and Ink');

export const overview: OverviewProps = {
  states: {
    'Empty, with a placeholder': (
      <Datalist
        label="Author"
        placeholder="Last, first"
        options={of('Achebe, Chinua', 'Lispector, Clarice', 'Tawada, Yoko')}
      />
    ),
    'With an option': <Datalist label="Genre" options={of('Essay', 'Novel', 'Poetry')} initValue="Poetry" />,
    Disabled: <Datalist label="Shop" options={of('Porto')} initValue="Porto" disabled />,
    'With other text, and a hint': (
      <Datalist label="Publisher" hint="A new name adds one." options={publishers} initValue="Harbor Press" />
    ),
    Required: <Datalist label="Series" options={of('Blue', 'Classics')} required />,
    Invalid: (
      <Datalist
        label="Distributor"
        options={publishers}
        initValue="Lantern"
        error="Choose one of the list."
        showValidation
      />
    ),
  },
  use: [
    'Text that is often, but not always, one of the suggestions, such as a city or a supplier.',
    'Names that should be written the same each time, even though new ones are allowed.',
  ],
  avoid: [
    ['A choice that has to be an option of the list:', '/selects'],
    ['Several entries in one field:', '/multi-selects'],
    ['Text that is different each time:', '/text-inputs'],
  ],
};
