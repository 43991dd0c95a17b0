import {Tab, TabPanel, Tabs} from '@life-changers/react';

export default function Project() {
  return (
    <Tabs aria-label="Project Apollo">
      <Tab panel="overview">Overview</Tab>
      <Tab panel="team">
        Team <span slot="badge">3</span>
      </Tab>
      <Tab panel="files">Files</Tab>
      <Tab panel="bills" disabled>
        Bills
      </Tab>
      <TabPanel name="overview">
        <p>The new booking system starts in May. Two clinics test it from the first week of April.</p>
      </TabPanel>
      <TabPanel name="team">
        <ul>
          <li>Grace Okafor, lead</li>
          <li>Tomás Herrera, design</li>
          <li>Ines Wagner, research</li>
        </ul>
      </TabPanel>
      <TabPanel name="files">
        <p>Interviews.pdf and Budget.xlsx were added yesterday.</p>
      </TabPanel>
      <TabPanel name="bills">
        <p>Invoices appear here after the first month.</p>
      </TabPanel>
    </Tabs>
  );
}
