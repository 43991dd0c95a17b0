import {TreeSelect} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const PARTS = [
  {
    text: 'Wheels',
    value: 'wheels',
    children: [
      {text: 'Spokes', value: 'spokes'},
      {text: 'Tires', value: 'tires'},
    ],
  },
  {text: 'Brakes', value: 'brakes', children: [{text: 'Brake pads', value: 'pads'}]},
  {text: 'Frames', value: 'frames'},
];

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Empty, with a placeholder': (
      <TreeSelect label="Shelf" options={PARTS} placeholder="Type to find a part" />
    ),
    'One choice': <TreeSelect label="Spare part" options={PARTS} initValue="tires" />,
    'With the path': <TreeSelect label="Part in the box" options={PARTS} initValue="tires" showPath />,
    'Several choices': (
      <TreeSelect label="Parts to order" options={PARTS} multiple initValue={['wheels', 'frames']} />
    ),
    'Several choices, as parents': (
      <TreeSelect
        label="Parts to count"
        options={PARTS}
        multiple
        checkedStrategy="parents"
        initValue={['wheels', 'frames']}
      />
    ),
    'With a hint': (
      <TreeSelect label="Parts to check" hint="A group includes its parts." options={PARTS} multiple />
    ),
    Required: <TreeSelect label="Part that is broken" options={PARTS} required />,
    Invalid: (
      <TreeSelect
        label="Part that is missing"
        options={PARTS}
        initValue="frames"
        error="There are two of these."
      />
    ),
    'Read-only': <TreeSelect label="Part of the bill" options={PARTS} initValue="pads" readOnly />,
    Disabled: (
      <TreeSelect label="Parts of a sold bike" options={PARTS} multiple initValue={['pads']} disabled />
    ),
  },
  use: [
    'One or several options from a hierarchy, such as departments, regions, or categories, in the space of one field.',
    'A hierarchy that is too large to load at once: options load when users open the one around them.',
  ],
  avoid: [
    ['A flat list:', '/multi-selects'],
    ['A hierarchy that users look around in, with room on the page:', '/trees'],
    ['A choice of a few options:', '/radios'],
  ],
};
