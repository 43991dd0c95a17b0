import {Switch, Tab, TabPanel, Tabs, TextInput} from '@life-changers/react';

export default function Settings() {
  return (
    <Tabs aria-label="Settings" placement="start">
      <Tab panel="profile">Profile</Tab>
      <Tab panel="notifications">Notifications</Tab>
      <Tab panel="privacy">Privacy</Tab>
      <TabPanel name="profile">
        <TextInput name="display-name" label="Display name" initValue="Ada Lovelace" />
      </TabPanel>
      <TabPanel name="notifications">
        <Switch name="weekly" label="Weekly summary" initValue />
        <Switch name="mentions" label="When somebody mentions me" />
      </TabPanel>
      <TabPanel name="privacy">
        <Switch name="searchable" label="Show my profile in the search" />
      </TabPanel>
    </Tabs>
  );
}
