import {CodeInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <CodeInput label="Parcel code" />,
    'Partly filled': <CodeInput label="Locker code" initValue="402" />,
    'Letters with digits': (
      <CodeInput label="Return code" type="alphanumeric" length={8} autocomplete="off" initValue="K7PQ24XM" />
    ),
    'Read-only': <CodeInput label="Delivered with" initValue="560214" readOnly />,
    'Four digits, with a hint': <CodeInput label="Handover code" hint="Ask the driver for it." length={4} />,
    Required: <CodeInput label="Depot code" length={4} required />,
    Invalid: (
      <CodeInput label="Neighbor code" initValue="118305" error="This code has expired." showValidation />
    ),
    Disabled: <CodeInput label="Gate code" initValue="9036" length={4} disabled />,
  },
  use: [
    'A short code that users copy from somewhere else, such as from a message, an app, or a letter.',
    'A code of a known length, from 1 to 12 digits or letters.',
  ],
  avoid: [
    ['A password:', '/text-inputs'],
    ['A code of any length, such as a coupon:', '/text-inputs'],
    ['A number to calculate with:', '/number-inputs'],
  ],
};
