import {Tree, TreeItem} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const folder = (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M2.5 5.5a1 1 0 0 1 1-1h4l1.5 2h7.5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z" />
  </svg>
);

const PARTS = [
  {
    value: 'wheels',
    label: 'Wheels',
    open: true,
    items: [
      {value: 'spokes', label: 'Spokes'},
      {value: 'tires', label: 'Tires'},
    ],
  },
  {value: 'brakes', label: 'Brakes', items: [{value: 'pads', label: 'Brake pads'}]},
  {value: 'frames', label: 'Frames'},
];

export const overview: OverviewProps = {
  states: {
    'One choice': <Tree label="Shelf of the part" items={PARTS} initValue="tires" />,
    'Several choices': (
      <Tree label="Parts to order" items={PARTS} selection="multiple" initValue={['spokes']} />
    ),
    'With a hint': (
      <Tree
        label="Parts to count"
        hint="A group includes all of its parts."
        items={PARTS}
        selection="multiple"
      />
    ),
    Invalid: (
      <Tree
        label="Part that is broken"
        items={PARTS}
        required
        error="Select the broken part."
        showValidation
      />
    ),
    Disabled: <Tree label="Parts of a sold bike" items={PARTS} initValue="frames" disabled />,
    // The server does not know the items inside it, so its height changes.
    'Links with icons': (
      <Tree label="Repair manuals" selection="none">
        <TreeItem label="Gravel bikes" icon={folder} open>
          <TreeItem label="Gear hub" href="#gear-hub" />
          <TreeItem label="Disc brake" href="#disc-brake" />
        </TreeItem>
        <TreeItem label="Cargo bikes" icon={folder}>
          <TreeItem label="Steering rod" href="#steering-rod" />
        </TreeItem>
      </Tree>
    ),
  },
  use: [
    'Things inside things, such as folders, departments, or categories, of which users open some.',
    'A choice from a hierarchy, where a group stands for all that is in it.',
    'Thousands of items, which can load when users open them.',
  ],
  avoid: [
    ['A choice from a hierarchy in the space of one field:', '/tree-selects'],
    ['A flat list of choices:', '/checkbox-groups'],
    ['Rows with several fields:', '/tables'],
    ['The pages of an app in groups:', '/navigation-layout'],
    ['Text in sections with headings:', '/accordions'],
  ],
};
