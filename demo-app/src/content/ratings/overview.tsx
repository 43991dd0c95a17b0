import {Rating} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <Rating label="Cabin" />,
    'With a value': <Rating label="View" initValue={4} />,
    'With half stars': <Rating label="Trail" initValue={3.5} step={0.5} />,
    'Read-only, with a fraction': <Rating label="All guests" value={4.3} readOnly />,
    Small: <Rating label="Wood stove" initValue={3} size="sm" />,
    Large: <Rating label="Night sky" initValue={5} size="lg" />,
    'With another icon': (
      <Rating label="Host" initValue={4}>
        <svg slot="icon" viewBox="0 0 24 24">
          <path d="M12 20.5S3 15.2 3 8.9C3 6.2 5.1 4 7.7 4c1.8 0 3.4 1 4.3 2.6C12.9 5 14.5 4 16.3 4 18.9 4 21 6.2 21 8.9c0 6.3-9 11.6-9 11.6z" />
        </svg>
      </Rating>
    ),
    'With a hint, of three': <Rating label="Steepness" hint="One is flat." max={3} initValue={2} />,
    Required: <Rating label="Quiet" required />,
    Invalid: <Rating label="Sauna" initValue={1} error="This cabin has no sauna." showValidation />,
    Disabled: <Rating label="Boat" initValue={2} disabled />,
  },
  use: [
    'How good something is, when users know stars from other places.',
    'The average of many ratings, as an image that users only read.',
  ],
  avoid: [
    ['One of a few answers in words:', '/segmented'],
    ['A number from a range that means more than good or bad:', '/sliders'],
    ['A thumb up or down:', '/radios'],
  ],
};
