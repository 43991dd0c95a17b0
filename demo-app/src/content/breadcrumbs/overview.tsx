import {Breadcrumb} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const stay = (event: Event) => event.preventDefault();

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'From a path': (
      <Breadcrumb label="Path to a route" location="/Routes/Alps/Three-passes" onNavigate={stay} />
    ),
    'One step': <Breadcrumb label="Path to the bike shop" location="/Rent-a-bike" onNavigate={stay} />,
    'With a link to the root': (
      <Breadcrumb
        label="Path to the helmets"
        homeText="Bike shop"
        location="/Accessories/Helmets"
        onNavigate={stay}
      />
    ),
    'With labels': (
      <Breadcrumb
        label="Path to a repair"
        labels={{repairs: 'Repairs', '4021': 'Gravel bike of Omar'}}
        location="/repairs/4021"
        onNavigate={stay}
      />
    ),
    'Long path': (
      <Breadcrumb
        label="Path to a brake pad"
        homeText="All parts"
        location="/Mountain-bikes/Brakes/Disc-brakes/Brake-pads/Ceramic"
        onNavigate={stay}
      />
    ),
    'On one line': (
      <div className="glance-field is-one-line">
        <Breadcrumb
          label="Path to a tour"
          homeText="Tours"
          location="/Guided-tours-in-the-Dolomites/From-Bolzano-to-Cortina-in-five-days/Packing-list"
          onNavigate={stay}
        />
      </div>
    ),
  },
  use: [
    'Pages that are three or more levels deep, such as a product in a category.',
    'Users who arrive from a search or a shared link, and want to see what is around the page.',
  ],
  avoid: [
    ['The main pages of an app:', '/navigation-layout'],
    ['Pages beside each other on one level:', '/tabs'],
    ['A form in several steps:', '/steps'],
    ['A site with one level:', 'a heading and a link back.'],
  ],
};
