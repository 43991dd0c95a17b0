import '@life-changers/elements/password';
import {Tab, TabPanel, Tabs, usePermission} from '@life-changers/react';
import {useTexts} from '../language.js';
import {LookSettings} from './look-settings.js';
import {ProfileSettings} from './profile-settings.js';
import {UserSettings} from './user-settings.js';

/** The own profile, the look of the page, and for administrators the users. */
export function SettingsPage() {
  const text = useTexts();
  const canSeeUsers = usePermission({view: 'users', method: 'read'});

  return (
    <div className="narrow-page">
      <title>{`${text.settings} – ${text.clinic}`}</title>
      <header className="page-header">
        <h1>{text.settings}</h1>
      </header>
      <Tabs aria-label={text.settings} addressKey="part">
        <Tab panel="profile">{text.profile}</Tab>
        <Tab panel="look">{text.look}</Tab>
        {canSeeUsers && <Tab panel="users">{text.users}</Tab>}
        <TabPanel name="profile">
          <ProfileSettings />
        </TabPanel>
        <TabPanel name="look">
          <LookSettings />
        </TabPanel>
        {canSeeUsers && (
          <TabPanel name="users">
            <UserSettings />
          </TabPanel>
        )}
      </Tabs>
    </div>
  );
}
