/** The members of Northlight Coffee, a sample company. */
export const members = [
  ['Mara Lindqvist', 'mara@northlight.example', 'Owner', 'Active', 'Today'],
  ['Idris Bekele', 'idris@northlight.example', 'Manager', 'Active', 'Today'],
  ['Sofia Reyes', 'sofia@northlight.example', 'Manager', 'Active', 'Yesterday'],
  ['Jonas Weber', 'jonas@northlight.example', 'Accounting', 'Active', '24 November'],
  ['Amal Haddad', 'amal@northlight.example', 'Roaster', 'Active', '23 November'],
  ['Tomás Silva', 'tomas@northlight.example', 'Roaster', 'Invited', 'Never'],
].map(([name, email, role, status, seen]) => ({
  name: String(name),
  email: String(email),
  role: String(role),
  status: String(status),
  seen: String(seen),
}));

/** The roles that a member can have, with what they allow. The owner has all rights, and keeps them. */
export const roles = [
  {value: 'Manager', text: 'Manager', description: 'Orders, customers, prices, and the members of a shop'},
  {value: 'Roaster', text: 'Roaster', description: 'The roasting plan and the stock. Prices are hidden'},
  {value: 'Accounting', text: 'Accounting', description: 'Invoices and payments, without changing orders'},
];

/** Simulates your server, which refuses addresses outside the company. Replace it with your `fetch`. */
export async function invite({email = ''}) {
  await new Promise(resolve => setTimeout(resolve, 400));
  return email.endsWith('@northlight.example') ? '' : 'Only addresses at northlight.example can be invited.';
}
