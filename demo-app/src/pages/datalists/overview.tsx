import {Datalist} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const publishers = of('Lantern Books', 'North Quay', 'Oak and Ink');

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    [
      'Empty, with a placeholder',
      <Datalist
        label="Author"
        placeholder="Last name, first name"
        options={of('Achebe, Chinua', 'Lispector, Clarice', 'Tawada, Yoko')}
      />,
    ],
    [
      'With an option',
      <Datalist label="Genre" options={of('Essay', 'Novel', 'Poetry')} initValue="Poetry" />,
    ],
    ['With other text', <Datalist label="Publisher" options={publishers} initValue="Small Harbor Press" />],
    [
      'With a hint',
      <Datalist label="Shelf" hint="A new name adds a shelf." options={of('Travel', 'Window')} />,
    ],
    ['Required', <Datalist label="Series" options={of('Blue', 'Classics')} required />],
    [
      'Invalid',
      <Datalist
        label="Distributor"
        options={publishers}
        initValue="Lantern"
        error="Choose a distributor from the list."
        showValidation
      />,
    ],
    ['Disabled', <Datalist label="Shop" options={of('Porto')} initValue="Porto" disabled />],
  ],
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
