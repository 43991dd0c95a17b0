/** What a new customer of this sample company does first. Each opens a form with one field, or a button. */
export const tasks = [
  {
    id: 'name',
    title: 'Name your workspace',
    text: 'The name is on invoices and in emails to your customers.',
    field: {label: 'Name of the workspace', type: 'text', hint: ''},
    action: 'Save the name',
  },
  {
    id: 'invite',
    title: 'Invite somebody',
    text: 'Two people who know the orders are safer than one.',
    field: {label: 'Email', type: 'email', hint: 'They get a link, which is valid for seven days.'},
    action: 'Send the invitation',
  },
  {
    id: 'connect',
    title: 'Connect your bank',
    text: 'Payments find their invoices without you. This sample bank is busy at the first attempt.',
    field: null,
    action: 'Connect the bank',
  },
  {
    id: 'order',
    title: 'Add your first order',
    text: 'An order of the past is fine. It shows you how the lists and figures work.',
    field: {label: 'Customer', type: 'text', hint: ''},
    action: 'Add the order',
  },
];

/** Simulates your server. Returns the issues of the form. */
export async function complete(id = '', value = '', attempt = 0) {
  await new Promise(resolve => setTimeout(resolve, 400));
  if (id === 'invite' && value === 'mara@northlight.example')
    return [{path: 'value', message: 'This is you. Invite somebody else.'}];
  if (id === 'connect' && attempt === 0)
    return [{path: [], message: 'The bank does not answer. Try again, or do it later.'}];
  return [];
}
