import {RadioBox, RadioButton} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const sizes = [
  {text: 'One scoop', description: 'In a cone or a cup', suffix: '€2', value: 'one'},
  {text: 'Two scoops', description: 'Of one flavor or two', suffix: '€3.50', value: 'two'},
];
const milks = [
  {text: 'Cow', description: 'From the farm next door', value: 'cow'},
  {text: 'Oat', description: 'Without sugar', value: 'oat'},
];
const sauces = [...of('Caramel', 'Cherry'), {text: 'Mango', value: 'mango', disabled: true}];

export const overview: OverviewProps = {
  states: {
    'Radio buttons': <RadioButton label="Served in" options={of('A cone', 'A cup')} initValue="A cone" />,
    'Disabled buttons': <RadioButton label="Spoon" options={of('Steel', 'Wood')} initValue="Wood" disabled />,
    'With a hint': (
      <RadioButton label="Topping" hint="Free on Sundays." options={of('Cream', 'Nuts')} initValue="Nuts" />
    ),
    'With a disabled option': <RadioButton label="Sauce" options={sauces} initValue="Cherry" />,
    Required: <RadioButton label="Where to eat it" options={of('At a table', 'Outside')} required />,
    Invalid: (
      <RadioButton
        label="Flavor"
        options={of('Pistachio', 'Vanilla')}
        initValue="Pistachio"
        error="Pistachio is sold out."
        showValidation
      />
    ),
    'Radio boxes': <RadioBox label="Size" options={sizes} initValue="two" />,
    'Disabled boxes': <RadioBox label="Milk" options={milks} initValue="oat" disabled />,
  },
  use: [
    'One of two to five options that users should see and compare before they choose.',
    'Boxes for the important choice of a page, such as a plan, and buttons everywhere else.',
  ],
  avoid: [
    ['More than about five options:', '/selects'],
    ['Short words in one row, such as views:', '/segmented'],
    ['Any number of the options:', '/checkbox-groups'],
    ['One thing that is on or off:', '/switches'],
  ],
};
