import type {NotificationItem} from '@life-changers/elements/notification-list';
import {Button, CheckboxGroup, Form, NotificationList, Select, useToast} from '@life-changers/react';
import {useState} from 'react';
import {digests, kinds, loadOlder, received, saveSettings} from './received-notifications.js';

type Id = NotificationItem['id'];

interface Settings {
  kinds: string[];
  digest: string;
}

const settings: Settings = {kinds: ['orders', 'invoices'], digest: 'At once'};

/** What a user has received, and beside it what to send by email. */
export default function NotificationCenter() {
  const toast = useToast();
  const [all, setAll] = useState(received as readonly NotificationItem[]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'whole'>('idle');

  const read = (ids: readonly Id[]) =>
    setAll(before => before.map(one => (ids.includes(one.id) ? {...one, isRead: true} : one)));
  const remove = (ids: readonly Id[]) => setAll(before => before.filter(({id}) => !ids.includes(id)));

  const load = async () => {
    setState('loading');
    try {
      const more = (await loadOlder(attempt)) as readonly NotificationItem[];
      setAll(before => [...before, ...more]);
      setState('whole');
    } catch {
      setState('failed');
    }
    setAttempt(attempt + 1);
  };
  const answer = (action: string, id: Id) => {
    remove([id]);
    toast(action === 'accept' ? 'Jonas Weber is a member now.' : 'Jonas Weber was declined.');
  };
  const save = async (values: Settings) => {
    const issues = await saveSettings(values);
    if (issues.length === 0) toast.success('The settings are saved.');
    return issues;
  };

  return (
    <section className="notices-block" aria-label="Notifications">
      <NotificationList
        title="Notifications"
        notifications={all}
        removable
        hasMore={state !== 'whole'}
        loading={state === 'loading'}
        failed={state === 'failed'}
        onNotificationRead={({detail}) => read(detail.notifications.map(({id}) => id))}
        onNotificationRemove={({detail}) => remove([detail.notification.id])}
        onNotificationAction={({detail}) => answer(detail.action, detail.notification.id)}
        onNotificationLoad={() => void load()}
      >
        <p slot="empty">You have read and removed everything.</p>
      </NotificationList>
      <Form<Settings> className="notices-settings" aria-label="Emails" values={settings} onSubmit={save}>
        <h2>Emails</h2>
        <CheckboxGroup name="kinds" label="What we write about" options={kinds} />
        <Select name="digest" label="When" options={digests} noUnselectedOptionText />
        <Button type="submit" text="Save" variant="secondary" />
      </Form>
    </section>
  );
}
