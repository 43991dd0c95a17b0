import {connectForm, toast} from '/lc/life-changers.min.js';
import {digests, kinds, loadOlder, received, saveSettings} from './received-notifications.js';

const list = document.querySelector('lc-notification-list');
const form = document.querySelector('form');

let attempt = 0;

const remove = ({id}) => {
  list.notifications = list.notifications.filter(one => one.id !== id);
};

list.notifications = received;

list.addEventListener('lc-notification-read', ({detail}) => {
  const ids = detail.notifications.map(({id}) => id);
  list.notifications = list.notifications.map(one => (ids.includes(one.id) ? {...one, isRead: true} : one));
});
list.addEventListener('lc-notification-remove', ({detail}) => remove(detail.notification));
list.addEventListener('lc-notification-action', ({detail}) => {
  remove(detail.notification);
  toast(detail.action === 'accept' ? 'Jonas Weber is a member now.' : 'Jonas Weber was declined.');
});
list.addEventListener('lc-notification-load', async () => {
  list.failed = false;
  list.loading = true;
  try {
    const more = await loadOlder(attempt);
    list.notifications = [...list.notifications, ...more];
    list.hasMore = false;
  } catch {
    list.failed = true;
  }
  list.loading = false;
  attempt += 1;
});

form.querySelector('lc-checkbox-group').options = kinds;
form.querySelector('lc-select').options = digests;
connectForm(form, {
  values: {kinds: ['orders', 'invoices'], digest: 'At once'},
  async onSubmit(values) {
    const issues = await saveSettings(values);
    if (issues.length === 0) toast.success('The settings are saved.');
    return issues;
  },
});
