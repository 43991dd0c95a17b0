import {connectForm, requiredText, toast} from '/lc/life-changers.min.js';
import {
  addNote,
  asDay,
  asEuros,
  findOrders,
  loadHistory,
  orders,
  ship,
  totalOf,
  variants,
} from './wholesale-orders.js';

const $ = selector => document.querySelector(selector);
const block = $('.orders-block');
const search = $('lc-search-input');
const list = $('.orders-list > ul');
const timeline = $('lc-timeline');

let all = orders;
let chosen = orders[0];

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// The list.
function showList() {
  const shown = findOrders(all, search.value);
  $('[role="status"]').textContent = shown.length === 1 ? '1 order' : `${shown.length} orders`;
  $('lc-empty-state').hidden = shown.length > 0;
  list.hidden = shown.length === 0;
  list.replaceChildren(...shown.map(item));
}

function item(order) {
  const {id, customer, date, status, items} = order;
  const button = create(
    'button',
    {type: 'button', ariaCurrent: id === chosen.id ? 'true' : null, onclick: () => open(order)},
    create('strong', {}, customer),
    create('span', {}, asEuros(totalOf(items))),
    create('small', {}, `${id} · ${asDay(date)}`),
    create('lc-badge', {variant: variants[status]}, status),
  );
  button.dataset.id = id;
  return create('li', {}, button);
}

search.addEventListener('input', showList);
$('#clear').addEventListener('click', () => {
  search.value = '';
  showList();
  search.focus();
});

function open(order) {
  block.classList.add('is-open');
  if (order.id !== chosen.id) {
    chosen = order;
    form.reset();
    showDetail();
    void showHistory();
  }
  for (const button of list.querySelectorAll('button'))
    button.ariaCurrent = button.dataset.id === chosen.id ? 'true' : null;
  // Only a phone shows the way back, where the list with the focus is hidden.
  if ($('.orders-back').offsetParent) $('#order-heading').focus();
}

$('#back').addEventListener('click', () => {
  block.classList.remove('is-open');
  list.querySelector('[aria-current]')?.focus();
});

// The details.
function showDetail() {
  const {id, customer, city, date, status, items} = chosen;
  $('#order-heading').textContent = customer;
  $('#about').textContent = `${id}, ${city}, ${asDay(date)}`;
  $('header lc-badge').hidden = status !== 'Shipped';
  $('#ship').hidden = status === 'Shipped';
  $('#ship').loading = false;
  $('#refusal').open = false;
  $('#total').textContent = asEuros(totalOf(items));
  $('.orders-detail tbody').replaceChildren(
    ...items.map(({text, quantity, price}) =>
      create(
        'tr',
        {},
        create('th', {scope: 'row'}, text),
        create('td', {}, `${quantity} ×`),
        create('td', {}, asEuros(quantity * price)),
      ),
    ),
  );
}

function change(order) {
  all = all.map(one => (one.id === order.id ? order : one));
  if (chosen.id === order.id) chosen = order;
  showList();
}

$('#ship').addEventListener('click', async () => {
  const order = chosen;
  $('#refusal').open = false;
  $('#ship').loading = true;
  const reason = await ship(order.id);
  if (!reason) {
    change({...order, status: 'Shipped'});
    toast.success(`${order.id} is on its way to ${order.customer}.`);
  }
  if (chosen.id !== order.id) return;
  showDetail();
  $('#refusal').textContent = reason;
  $('#refusal').open = reason !== '';
  // The button is gone.
  if (!reason) $('#order-heading').focus();
});

// The history, which loads, and can fail.
async function showHistory(attempt = 0) {
  const {id} = chosen;
  const section = timeline.parentElement;
  const update = (isLoading, isFailed, events = []) => {
    section.ariaBusy = String(isLoading);
    section.querySelector('lc-skeleton').hidden = !isLoading;
    $('#failure').open = isFailed;
    timeline.hidden = events.length === 0;
    timeline.replaceChildren(...events);
  };
  update(true, false);
  try {
    const history = await loadHistory(id, attempt);
    if (chosen.id === id)
      update(false, false, [
        ...chosen.notes.map(noteItem),
        ...history.map(({title, date, text}) => create('lc-timeline-item', {heading: title, date}, text)),
      ]);
  } catch {
    if (chosen.id === id) update(false, true);
  }
}

const noteItem = note => create('lc-timeline-item', {heading: 'Note for the parcel'}, note);

$('#retry').addEventListener('click', () => showHistory(1));

// The note.
const form = $('.orders-detail form');
form.querySelector('lc-text-area').rules = requiredText({max: 120});
connectForm(form, {
  async onSubmit({note}) {
    const order = chosen;
    const issues = await addNote({note});
    if (issues.length > 0) return issues;
    change({...order, notes: [note, ...order.notes]});
    if (chosen.id !== order.id) return [];
    timeline.prepend(noteItem(note));
    form.reset();
    return [];
  },
});

showList();
showDetail();
void showHistory();
