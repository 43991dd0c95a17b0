import {SplitPanel} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Beside each other': (
      <SplitPanel label="Species" position={35} breakpoint={0}>
        <p slot="start">Barn owl</p>
        <p slot="end">It hunts at night, and hears a mouse below ten centimeters of snow.</p>
      </SplitPanel>
    ),
    'One below the other': (
      <SplitPanel className="split-low" label="Log" orientation="vertical" position={40}>
        <p slot="start">Three nests were counted on 12 May.</p>
        <p slot="end">The next count is on 2 June, before sunrise.</p>
      </SplitPanel>
    ),
    'With a button that hides a panel': (
      <SplitPanel label="Filters" position={40} breakpoint={0} collapsible="start">
        <p slot="start">Owls, hawks, and falcons</p>
        <p slot="end">Eleven sightings this week, most of them along the river.</p>
      </SplitPanel>
    ),
    'With a hidden panel': (
      <SplitPanel label="Notes" position={60} breakpoint={0} collapsible="end" collapsed>
        <p slot="start">The kestrel in the church tower has four young again.</p>
        <p slot="end">Ring them in the last week of May.</p>
      </SplitPanel>
    ),
    'In a narrow place': (
      <SplitPanel label="Map" breakpoint={90}>
        <p slot="start">Route along the river, 6 km</p>
        <p slot="end">The hide is at kilometer four, behind the willows.</p>
      </SplitPanel>
    ),
  },
  use: [
    'A list beside the details of what is selected, of which users need sometimes more and sometimes less.',
    'Work that two views share, such as a query and its result, or a text and its preview.',
    'Panels that users hide to get more room, and whose size they find again tomorrow.',
  ],
  avoid: [
    ['Details that are only needed now and then:', '/drawers'],
    ['The navigation of the app:', '/navigation-layout'],
    ['Parts of a page that are not needed at the same time:', '/tabs'],
    ['Two columns whose widths nobody changes:', 'CSS grid.'],
  ],
};
