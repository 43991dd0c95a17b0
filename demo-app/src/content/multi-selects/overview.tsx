import {MultiSelect} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const allergens = of('Celery', 'Eggs', 'Fish', 'Gluten', 'Milk', 'Nuts', 'Sesame', 'Soy');
const classes = [{text: '1A', value: '1a', disabled: true}, ...of('1B', '2A', '2B')];

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Empty, with a placeholder': (
      <MultiSelect label="Allergens" options={allergens} placeholder="Type to find one" />
    ),
    Chosen: (
      <MultiSelect label="Side dishes" options={of('Beans', 'Rice', 'Salad')} initValue={['Rice', 'Salad']} />
    ),
    'In one line, with a number for the others': (
      <MultiSelect
        label="In the soup"
        options={allergens}
        initValue={allergens.map(({value}) => value)}
        tagLines={1}
      />
    ),
    'With a choice that stays': <MultiSelect label="Classes" options={classes} initValue={['1a', '2A']} />,
    'With a hint': (
      <MultiSelect label="Helpers" hint="Two for a shift." options={of('Ines', 'Jonas', 'Mei')} />
    ),
    Required: <MultiSelect label="Main dishes" options={of('Curry', 'Lasagna', 'Stew')} required />,
    Invalid: (
      <MultiSelect
        label="Tasters"
        options={of('Amal', 'Farid', 'Grace')}
        initValue={['Grace']}
        min={2}
        showValidation
      />
    ),
    Disabled: (
      <MultiSelect label="Suppliers" options={of('Mill', 'Dairy')} initValue={['Mill', 'Dairy']} disabled />
    ),
  },
  use: [
    'Several options from a list that is too long to show, such as people, countries, or parts.',
    'Words that users may also add themselves, with creatable.',
  ],
  avoid: [
    ['Up to about ten options, which fit on the page:', '/checkbox-groups'],
    ['Only one option:', '/selects'],
    ['A tree of options, such as departments:', '/tree-selects'],
    ['Many choices, or choices with an order, with room on the page:', '/transfer-lists'],
    ['Options with several fields to compare:', '/tables'],
  ],
};
