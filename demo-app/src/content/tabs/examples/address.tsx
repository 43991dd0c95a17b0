import {Tab, TabPanel, Tabs} from '@life-changers/react';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];

export default function Address() {
  return (
    <Tabs aria-label="Reports of 2026" addressKey="report">
      {MONTHS.map(month => (
        <Tab key={month} panel={month.toLowerCase()}>
          {month}
        </Tab>
      ))}
      {MONTHS.map(month => (
        <TabPanel key={month} name={month.toLowerCase()}>
          <p>The report for {month} was approved.</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
