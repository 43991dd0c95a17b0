/** The pages that this block has, with the texts of their switch. */
export const pages = [
  {text: 'Empty', value: 'empty'},
  {text: 'Not found', value: 'not-found'},
  {text: 'No access', value: 'no-access'},
  {text: 'Failed', value: 'failed'},
];

/** Where users of Northlight Coffee, a sample company, go most often. */
export const places = [
  {
    title: 'Orders',
    text: 'What customers have ordered, and what was shipped.',
    href: '/blocks/master-detail',
  },
  {title: 'Customers', text: 'All cafés and shops, with their contacts.', href: '/blocks/list'},
  {title: 'Team', text: 'Members, roles, and invitations.', href: '/blocks/team'},
];

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which has a plan of this name already. Returns the issues of the form. */
export async function createPlan({name = ''}) {
  await answer();
  return name.trim().toLowerCase() === 'espresso weekly'
    ? [{path: 'name', message: 'A plan has this name. Choose another one.'}]
    : [];
}

/** Simulates your server, to which a user says why access is needed. It never refuses. */
export async function askForAccess({reason = ''}) {
  await answer();
  return reason.trim() === '' ? [{path: 'reason', message: 'Say why you need it.'}] : [];
}

/** Simulates your server. Returns whether the report is there now, which it is the second time. */
export async function loadReport(attempt = 0) {
  await answer();
  return attempt > 1;
}
