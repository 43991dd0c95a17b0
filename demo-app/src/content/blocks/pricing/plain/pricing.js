import {toast} from '/lc/life-changers.min.js';
import {choosePlan, features, periods, plans, priceOf, questions} from './plans.js';

const $ = selector => document.querySelector(selector);
const period = $('lc-segmented');
const refusal = $('lc-callout');
let current = 'team';

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// The plans. `update` shows the price, and which of them is chosen.
const cards = plans.map(({id, name, price, about, points}) => {
  const card = $('template').content.cloneNode(true).firstElementChild;
  const choose = card.querySelector('.choose');
  card.querySelector('h3').textContent = name;
  card.querySelector('p').textContent = about;
  card.querySelector('ul').append(...points.map(point => create('li', {}, point)));
  choose.textContent = `Choose ${name}`;
  choose.addEventListener('click', async () => {
    refusal.open = false;
    choose.loading = true;
    const reason = await choosePlan(id);
    choose.loading = false;
    refusal.textContent = reason;
    refusal.open = reason !== '';
    if (reason) return;
    current = id;
    update();
    toast.success('The next invoice has the new price.', {heading: `You have ${name} now`});
    card.querySelector('.invoices').focus();
  });
  return {
    card,
    update() {
      const costs = priceOf(price, period.value);
      const isCurrent = id === current;
      card.classList.toggle('is-current', isCurrent);
      card.querySelector('strong').textContent = costs.price;
      card.querySelector('.pricing-price > span').textContent = costs.unit;
      card.querySelector('lc-badge').hidden = !isCurrent;
      card.querySelector('.invoices').hidden = !isCurrent;
      choose.hidden = isCurrent;
    },
  };
});
const update = () => cards.forEach(card => card.update());

period.options = periods;
period.addEventListener('change', update);
$('.pricing-plans').append(...cards.map(({card}) => card));
update();

// The comparison.
const mark = isIncluded =>
  create('span', {
    className: isIncluded ? 'pricing-yes' : 'pricing-no',
    role: 'img',
    ariaLabel: isIncluded ? 'Included' : 'Not included',
  });
$('thead tr').append(...plans.map(({name}) => create('th', {scope: 'col'}, name)));
$('tbody').append(
  ...features.map(({name, values}) =>
    create(
      'tr',
      {},
      create('th', {scope: 'row'}, name),
      ...values.map(value => create('td', {}, typeof value === 'string' ? value : mark(value))),
    ),
  ),
);

// The questions.
$('lc-accordion').append(
  ...questions.map(({question, answer}) =>
    create('lc-accordion-item', {heading: question}, create('p', {}, answer)),
  ),
);
