import {connectForm, toast} from '/lc/life-changers.min.js';
import {customers, loadActivity, owners, variants} from './customers.js';

const $ = selector => document.querySelector(selector);
const table = $('lc-data-table');
const menu = $('lc-menu');
const search = $('lc-search-input');
const segments = $('lc-segmented');
const drawer = $('lc-drawer');
const form = $('#customer-form');

const ALL = 'All';
const ACTIONS = {open, duplicate, delete: remove};

let list = customers;
let opened = null;

const options = texts => texts.map(text => ({text, value: text}));
$('lc-select[name="owner"]').options = options(owners);
$('lc-multi-select').options = options([...new Set(customers.flatMap(({tags}) => tags))].sort());

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

table.columns = [
  {label: 'Customer', field: 'name', columnClass: 'customers-name', sort: 'asc', render: nameCell},
  {label: 'City', field: 'city'},
  {
    label: 'Status',
    field: 'status',
    columnClass: 'customers-status',
    render: status => create('lc-badge', {variant: variants[status]}, status),
  },
  {
    label: 'Tags',
    field: 'tags',
    columnClass: 'customers-tags',
    sort: 'disabled',
    render: tags =>
      create('span', {className: 'customers-tags'}, ...tags.map(tag => create('lc-tag', {size: 'sm'}, tag))),
  },
  {label: 'Contact', field: 'owner'},
];
table.rowActions = [
  {label: 'Open', action: 'open'},
  {label: 'Duplicate', action: 'duplicate'},
  {label: 'Delete', action: 'delete'},
];
show();

function nameCell(name, {id}) {
  const avatar = create('lc-avatar', {name, size: 'sm', shape: 'square', ariaHidden: 'true'});
  const button = create('button', {type: 'button', onclick: () => open(find(id))}, name);
  const cell = create('span', {className: 'customers-row'}, avatar, button);
  cell.dataset.customer = id;
  return cell;
}

/** Shows the customers that match. */
function show() {
  const words = search.value.trim().toLowerCase();
  const rows = list.filter(({name, city, tags, status}) => {
    const text = [name, city, ...tags].join(' ').toLowerCase();
    return (segments.value === ALL || status === segments.value) && text.includes(words);
  });
  table.rows = rows;
  menu.hidden = rows.length === 0;
  $('lc-empty-state').hidden = rows.length > 0;
}

search.addEventListener('input', show);
segments.addEventListener('change', show);
$('#clear').addEventListener('click', () => {
  search.value = '';
  segments.value = ALL;
  show();
  search.focus();
});

// The menus of the rows. The browser keeps its own menu for what is not a row.
const idAt = target => target?.closest?.('[data-customer]')?.dataset.customer;
const find = id => list.find(customer => customer.id === id);

$('#rows').addEventListener(
  'contextmenu',
  event => {
    if (idAt(event.target) === undefined) event.stopPropagation();
  },
  {capture: true},
);
menu.addEventListener('lc-menu-select', ({detail}) => {
  const customer = find(idAt(menu.source));
  if (customer) ACTIONS[detail.value](customer);
});
table.addEventListener('lc-row-action', ({detail}) => ACTIONS[detail.action](detail.row));

function remove(customer) {
  const before = list;
  list = list.filter(other => other !== customer);
  show();
  const undo = () => {
    list = before;
    show();
  };
  toast(`${customer.name} is deleted.`, {action: {text: 'Undo', onClick: undo}});
  $('main').focus();
}

function duplicate(customer) {
  open({...customer, id: '', name: `${customer.name}, second shop`});
}

// The drawer.
const connection = connectForm(form, {
  onSubmit(values) {
    const saved = {...opened, ...values, id: opened.id || nextId()};
    list = opened.id ? list.map(other => (other.id === saved.id ? saved : other)) : [saved, ...list];
    show();
    drawer.hide();
    toast.success(`${saved.name} is saved.`);
    return [];
  },
});
$('#new-customer').addEventListener('click', () =>
  open({...customers[0], id: '', name: '', city: '–', status: 'Trial', steps: 0, tags: [], email: ''}),
);
$('#cancel').addEventListener('click', () => drawer.hide());

const nextId = () => `NC-${Math.max(...list.map(({id}) => Number(id.slice(3)))) + 1}`;

/** Shows the details of a customer. One without an ID is new. */
function open(customer) {
  opened = customer;
  const isNew = customer.id === '';
  drawer.heading = customer.name || 'New customer';
  $('#save').textContent = isNew ? 'Add customer' : 'Save changes';
  for (const part of drawer.querySelectorAll('dl, section')) part.hidden = isNew;
  $('#status').textContent = customer.status;
  $('#status').variant = variants[customer.status];
  $('#number').textContent = customer.id;
  $('lc-copy-button').value = customer.id;
  $('lc-copy-button').text = `Copy ${customer.id}`;
  $('#city').textContent = customer.city;
  $('#owner').textContent = customer.owner;
  $('.customers-summary lc-avatar').name = customer.owner;
  $('lc-progress').value = customer.steps;
  $('lc-progress').valueText = `${customer.steps} of 5 steps`;
  connection.update({values: customer});
  connection.reset();
  drawer.show();
  if (!isNew) void showActivity(customer);
}

/** Shows what has happened, which loads. */
async function showActivity(customer) {
  const section = drawer.querySelector('section');
  const items = section.querySelector('ul');
  const skeleton = section.querySelector('lc-skeleton');
  section.ariaBusy = 'true';
  items.replaceChildren();
  skeleton.hidden = false;
  const events = await loadActivity(customer.id);
  if (opened !== customer) return;
  section.ariaBusy = 'false';
  skeleton.hidden = true;
  items.append(
    ...events.map(({day, text}) => create('li', {}, create('span', {}, text), ' ', create('small', {}, day))),
  );
}
