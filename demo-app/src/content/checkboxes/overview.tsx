import {Checkbox} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Unchecked: <Checkbox label="Late arrival" />,
    Checked: <Checkbox label="Electricity" initValue />,
    Indeterminate: <Checkbox label="All tents" indeterminate />,
    'With a hint': <Checkbox label="A dog" hint="Three euros a night." />,
    Required: <Checkbox label="The rules of the campsite" required />,
    Invalid: <Checkbox label="The fire ban" error="Confirm that you know the fire ban." showValidation />,
    Disabled: <Checkbox label="Sauna" disabled />,
    'Disabled and checked': <Checkbox label="Tourist tax" initValue disabled />,
  },
  use: [
    'A yes or no that is submitted with a form, such as an extra or a consent.',
    'The selection of entries in your own list, with an indeterminate checkbox for all of them.',
  ],
  avoid: [
    ['A setting that takes effect as soon as it changes:', '/switches'],
    ['Several choices about one thing:', '/checkbox-groups'],
    ['Two options with names, such as pick-up or delivery:', '/radios'],
  ],
};
