import {toast} from '/lc/life-changers.min.js';
import {invite, members, roles} from './members.js';

const $ = selector => document.querySelector(selector);
const table = $('lc-data-table');
const email = $('lc-text-input');

let list = members;
let chosen = null;

for (const box of document.querySelectorAll('lc-radio-box')) box.options = roles;

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

table.columns = [
  {label: 'Member', field: 'name', columnClass: 'team-name', render: nameCell},
  {label: 'Role', field: 'role', columnClass: 'team-role'},
  {
    label: 'Status',
    field: 'status',
    columnClass: 'team-status',
    render: status => create('lc-badge', {variant: status === 'Active' ? 'success' : 'warning'}, status),
  },
  {label: 'Last seen', field: 'seen', columnClass: 'team-seen', sort: 'disabled'},
];
// The owner keeps the role, and cannot be removed.
table.rowActions = ({role}) =>
  role === 'Owner'
    ? []
    : [
        {label: 'Change the role', action: 'role'},
        {label: 'Remove', action: 'remove'},
      ];
show(members);

function nameCell(name, row) {
  const avatar = create('lc-avatar', {name, size: 'sm', ariaHidden: 'true'});
  const details = row.status === 'Invited' ? 'Invited, not joined yet' : row.email;
  const text = create('span', {}, name, create('small', {}, details));
  return create('span', {className: 'team-member'}, avatar, text);
}

function show(next) {
  list = next;
  table.rows = list;
  $('#count').textContent = `${list.length} of 10 places in the plan Team are taken.`;
  $('#invite').disabled = list.length >= 10;
}

// An invitation. The modal stays open if the server refuses the address.
$('#invite').addEventListener('click', () => {
  $('#inviting form').reset();
  email.error = '';
  $('#inviting').show();
});
email.addEventListener('input', () => {
  email.error = '';
});
$('#inviting').addEventListener('lc-accept', event => event.waitUntil(send(event)));

async function send(event) {
  const {email: address, role} = Object.fromEntries(new FormData($('#inviting form')));
  const isKnown = list.some(member => member.email === address);
  const issue = isKnown ? 'This person is a member already.' : await invite({email: address});
  if (issue) {
    event.preventDefault();
    email.error = issue;
    return;
  }
  show([...list, {name: address, email: address, role, status: 'Invited', seen: 'Never'}]);
  toast.success(`${address} is invited.`);
}

// The menu of a row.
table.addEventListener('lc-row-action', ({detail}) => {
  chosen = detail.row;
  const isRole = detail.action === 'role';
  const modal = $(isRole ? '#editing' : '#leaving');
  modal.heading = isRole ? `The role of ${chosen.name}` : `Remove ${chosen.name}?`;
  if (isRole) $('#editing lc-radio-box').value = chosen.role;
  modal.show();
});
$('#editing').addEventListener('lc-accept', () => {
  const saved = {...chosen, role: $('#editing lc-radio-box').value};
  show(list.map(other => (other.email === saved.email ? saved : other)));
  toast.success(`${saved.name} has the role ${saved.role} now.`);
});
$('#leaving').addEventListener('lc-accept', () => {
  const before = list;
  show(list.filter(other => other.email !== chosen.email));
  toast(`${chosen.name} is no longer a member.`, {action: {text: 'Undo', onClick: () => show(before)}});
});
$('#leaving').addEventListener('lc-after-hide', () => {
  // The button that opened the menu is gone.
  if (!list.some(({email: address}) => address === chosen.email)) $('main').focus();
});
