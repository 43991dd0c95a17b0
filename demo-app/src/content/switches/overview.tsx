import {Switch} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Off: <Switch label="Weekly summary" />,
    On: <Switch label="New orders" initValue />,
    Disabled: <Switch label="Daily backup" initValue disabled />,
    'With a hint': <Switch label="Low stock" hint="Below ten pieces." initValue />,
    Required: <Switch label="Two-step sign-in" required />,
    Invalid: (
      <Switch label="Terms of the market" error="Accept the terms to open your stall." showValidation />
    ),
  },
  use: [
    'A setting that takes effect as soon as it changes, such as notifications.',
    'One thing that is on or off, with a label that says which thing it is.',
  ],
  avoid: [
    ['A choice that is submitted with a form:', '/checkboxes'],
    ['Two or more options with names:', '/segmented'],
    ['Several choices from one list:', '/checkbox-groups'],
  ],
};
