import {Callout, Fieldset, Select, Switch} from '@life-changers/react';
import {SettingsForm} from './settings-form.js';

const notifications = {
  orders: true,
  stock: true,
  mentions: true,
  summary: false,
  frequency: 'daily',
  from: '08:00',
};

const frequencies = [
  {text: 'At once', value: 'now'},
  {text: 'Once a day', value: 'daily'},
  {text: 'Once a week', value: 'weekly'},
];

const hours = ['07:00', '08:00', '09:00', '10:00'].map(text => ({text, value: text}));

/** What the user hears about, and when. */
export function NotificationSettings() {
  return (
    <>
      <Callout title="Emails go to mara@northlight.example" dismissible>
        To get them elsewhere, change the email in your profile.
      </Callout>
      <SettingsForm
        title="Notifications"
        about="You always get messages about payments and about the safety of your account."
        start={notifications}
        saved="Your notifications are saved."
      >
        <Fieldset legend="Tell me about">
          <Switch name="orders" label="New wholesale orders" />
          <Switch name="stock" label="Green coffee that is running out" />
          <Switch name="mentions" label="Notes that mention me" />
          <Switch name="summary" label="The sales of the week, on Monday" />
        </Fieldset>
        <div className="settings-pair">
          <Select name="frequency" label="How often" options={frequencies} noUnselectedOptionText />
          <Select name="from" label="Not before" options={hours} noUnselectedOptionText />
        </div>
      </SettingsForm>
    </>
  );
}
