import {Tab, TabPanel, Tabs} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'Above the panel': (
      <Tabs aria-label="Patient">
        <Tab panel="visits">
          Visits <span slot="badge">5</span>
        </Tab>
        <Tab panel="allergies">Allergies</Tab>
        <Tab panel="letters">Letters</Tab>
        <TabPanel name="visits">
          <p>The last visit was on 12 May, with Dr. Okafor.</p>
        </TabPanel>
        <TabPanel name="allergies">
          <p>Penicillin, and the pollen of birches.</p>
        </TabPanel>
        <TabPanel name="letters">
          <p>Two letters from the eye clinic.</p>
        </TabPanel>
      </Tabs>
    ),
    'Beside the panel': (
      <Tabs aria-label="Clinic" placement="start">
        <Tab panel="opening-hours">Opening hours</Tab>
        <Tab panel="directions">Directions</Tab>
        <TabPanel name="opening-hours">
          <p>Monday to Friday from 8 to 18, and Saturday from 9 to 13.</p>
        </TabPanel>
        <TabPanel name="directions">
          <p>Tram 4 to Harbor Street. The entrance is in the yard.</p>
        </TabPanel>
      </Tabs>
    ),
    'With a disabled tab': (
      <Tabs aria-label="Lab report" active="blood">
        <Tab panel="blood">Blood</Tab>
        <Tab panel="vitamins">Vitamins</Tab>
        <Tab panel="genetics" disabled>
          Genetics
        </Tab>
        <TabPanel name="blood">
          <p>All values are in the usual range.</p>
        </TabPanel>
        <TabPanel name="vitamins">
          <p>Vitamin D is low.</p>
        </TabPanel>
        <TabPanel name="genetics">
          <p>The lab has not sent its report yet.</p>
        </TabPanel>
      </Tabs>
    ),
    'Links to pages': (
      <Tabs aria-label="Pages about data">
        <Tab href="/tabs">This page</Tab>
        <Tab href="/tables">Tables</Tab>
        <Tab href="/trees">Trees</Tab>
      </Tabs>
    ),
  },
  use: [
    'A few views of one thing, of which users need one at a time: a patient with visits, allergies, and letters.',
    'Long settings in groups with short names.',
    'Pages on one level, as links, so that each has its address.',
  ],
  avoid: [
    ['Parts that users read together or compare:', 'one page with headings.'],
    ['Sections of text that users open now and then:', '/accordions'],
    ['A form that is filled in one part after the other:', '/steps'],
    ['The same data in another form, such as day or week:', '/segmented'],
  ],
};
