import {connectForm} from '/lc/life-changers.min.js';
import {asEuros, countries, deliveries, items, pay, redeem, totalsOf} from './basket.js';

const $ = selector => document.querySelector(selector);
const form = $('.checkout-form');
const code = $('.checkout-code');
const delivery = $('[name="delivery"]');

let basket = items;
let discount = 0;

/** Shows the basket with its form, or what takes their place. */
function show(end = null) {
  for (const part of document.querySelectorAll('.checkout-end')) part.hidden = part !== end;
  $('.checkout-columns').hidden = end !== null;
  end?.querySelector('h3').focus();
}

function showTotals() {
  const totals = totalsOf(basket, delivery.value, discount);
  for (const [id, text] of Object.entries(totals)) $(`#${id}`).textContent = text;
  for (const part of document.querySelectorAll('.discount')) part.hidden = discount === 0;
  $('#pay').textContent = `Pay ${totals.total}`;
  code.hidden = discount > 0;
  return totals;
}

// The basket.
function row({id, text, about, price, quantity}) {
  const item = $('template').content.cloneNode(true).firstElementChild;
  const amount = item.querySelector('.checkout-amount');
  const number = item.querySelector('lc-number-input');
  const remove = item.querySelector('lc-icon-button');
  item.querySelector('strong').textContent = text;
  item.querySelector('small').textContent = about;
  amount.textContent = asEuros(price * quantity);
  number.setAttribute('aria-label', `Quantity of ${text}`);
  number.initValue = quantity;
  number.addEventListener('input', () => {
    const next = Number(number.value);
    if (!(next >= 1 && next <= 20)) return;
    basket = basket.map(one => (one.id === id ? {...one, quantity: next} : one));
    amount.textContent = asEuros(price * next);
    showTotals();
  });
  remove.text = `Remove ${text}`;
  remove.addEventListener('click', () => {
    basket = basket.filter(one => one.id !== id);
    item.remove();
    showTotals();
    if (basket.length === 0) show($('#empty'));
    else $('#checkout-basket').focus();
  });
  return item;
}

connectForm(code, {
  async onSubmit(values) {
    const {discount: granted, issues} = await redeem(values);
    if (issues.length > 0) return issues;
    discount = granted;
    showTotals();
    return [];
  },
});

// The form.
$('[name="country"]').options = countries;
delivery.options = deliveries;
delivery.addEventListener('change', showTotals);
connectForm(form, {
  values: {country: 'Sweden', delivery: 'standard'},
  async onSubmit(order) {
    const issues = await pay(order);
    if (issues.length > 0) return issues;
    $('#paid p').textContent =
      `The receipt of ${showTotals().total} is on its way to ${order.email}. ` +
      'We roast tomorrow, and write again once the parcel has left.';
    show($('#paid'));
    return [];
  },
});

function start() {
  basket = items;
  discount = 0;
  form.reset();
  code.reset();
  $('.checkout-basket > ul').replaceChildren(...basket.map(row));
  show();
  queueMicrotask(showTotals);
}
for (const button of document.querySelectorAll('.again'))
  button.addEventListener('click', () => {
    start();
    $('#checkout-basket').focus();
  });
start();
