import {Tab, TabPanel, Tabs} from '@life-changers/react';
import {useState} from 'react';
import {BillingSettings} from '../billing-settings.js';
import {NotificationSettings} from '../notification-settings.js';
import {ProfileSettings} from '../profile-settings.js';
import {TeamSettings} from '../team-settings.js';

/** The settings of a workspace. The open tab is in the address, and each form is saved on its own. */
export default function Settings() {
  const [memberCount, setMemberCount] = useState(4);

  return (
    <section className="settings-block" aria-label="Settings of Northlight Coffee">
      <Tabs aria-label="Settings" addressKey="tab">
        <Tab panel="profile">Profile</Tab>
        <Tab panel="team">
          Team <span slot="badge">{memberCount}</span>
        </Tab>
        <Tab panel="notifications">Notifications</Tab>
        <Tab panel="billing">Billing</Tab>
        <TabPanel name="profile">
          <ProfileSettings />
        </TabPanel>
        <TabPanel name="team">
          <TeamSettings onCount={setMemberCount} />
        </TabPanel>
        <TabPanel name="notifications">
          <NotificationSettings />
        </TabPanel>
        <TabPanel name="billing">
          <BillingSettings />
        </TabPanel>
      </Tabs>
    </section>
  );
}
