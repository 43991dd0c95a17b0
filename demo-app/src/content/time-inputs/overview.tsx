import {TimeInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Empty: <TimeInput label="Doors open" />,
    Filled: <TimeInput label="Breakfast until" initValue="11:00" />,
    '24 hours': <TimeInput label="Last order" hourCycle="h23" initValue="21:45" />,
    'Read-only': <TimeInput label="Doors close" initValue="00:30" readOnly />,
    Disabled: <TimeInput label="Happy hour" initValue="17:00" disabled />,
    'With a hint': <TimeInput label="Delivery of bread" hint="Before 7 in the morning." initValue="06:15" />,
    Required: <TimeInput label="Table from" required />,
    Invalid: (
      <TimeInput
        label="Table until"
        initValue="23:30"
        error="The kitchen closes at 10:30 PM."
        showValidation
      />
    ),
  },
  use: [
    'A time of day that people type, such as 9.30 or 9:30 PM, or choose from a list.',
    'Times within opening hours or a shift, also past midnight.',
  ],
  avoid: [
    ['A day with a time:', '/date-time-pickers'],
    ['A length of time, such as 90 minutes:', '/number-inputs'],
    ['A few fixed times:', '/radios'],
  ],
};
