import {BarLoader, MainLoader} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    [
      'Main loader',
      <MainLoader
        duration={12}
        fontSize="2.5rem"
        height="6rem"
        message="Bakery"
        label="Opening the bakery"
      />,
    ],
    [
      'Smaller, slower',
      <MainLoader duration={24} fontSize="2rem" height="6rem" message="Orders" label="Opening the orders" />,
    ],
    ['Bar loader', <BarLoader loading label="Loading the recipes" />],
    ['Thick bar', <BarLoader loading height={8} label="Loading the prices" />],
  ],
  use: [
    'A main loader while an app starts, or while a whole page is not there yet.',
    'A bar loader above a list or a panel whose content is replaced, without moving it.',
  ],
  avoid: [
    ['A task whose end is known, or a small place:', '/progress'],
    ['A button that waits for a server:', '/buttons'],
    ['Content whose shape is known, such as a profile:', '/progress'],
    ['Rows from a server, which have a loader already:', '/tables'],
  ],
};
