/** What a user of a sample company has received. A state of `success`, `warning`, or `danger` has an icon. */
export const received = [
  {
    id: 1,
    title: 'Jonas Weber wants to join the workspace',
    date: '2026-11-28T14:20',
    actions: [
      {label: 'Accept', action: 'accept'},
      {label: 'Decline', action: 'decline'},
    ],
  },
  {
    id: 2,
    title: 'The filter blend is low',
    text: '9 bags are left, and 16 are ordered.',
    date: '2026-11-28T09:05',
    type: 'warning',
    href: '/blocks/master-detail',
  },
  {id: 3, title: 'The invoice of October is paid', date: '2026-11-27T11:30', type: 'success'},
  {id: 4, title: 'The import of 6 customers has ended', date: '2026-11-24T16:12', isRead: true},
];

const older = [
  {id: 5, title: 'Sofia Reyes has a new role', date: '2026-11-02T10:00', isRead: true},
  {id: 6, title: 'The price list of 2026 is out', date: '2026-10-30T08:15', isRead: true},
];

/** What a user can be told of, and how. */
export const kinds = [
  {text: 'Orders and deliveries', value: 'orders'},
  {text: 'Invoices and payments', value: 'invoices'},
  {text: 'Members and roles', value: 'members'},
];

export const digests = ['At once', 'Once a day', 'Once a week'].map(text => ({text, value: text}));

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which does not answer the first time. */
export async function loadOlder(attempt = 0) {
  await answer();
  if (attempt === 0) throw new Error('The server did not answer.');
  return older;
}

/** Simulates your server, which sends a digest only if there is something in it. Returns the issues of the form. */
export async function saveSettings({kinds: chosen = ['orders'], digest = ''}) {
  await answer();
  return chosen.length === 0 && digest !== 'At once'
    ? [{path: 'kinds', message: 'Choose what the email is about.'}]
    : [];
}
