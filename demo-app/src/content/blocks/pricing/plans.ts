/** How often a customer of this sample company pays. */
export const periods = [
  {text: 'Monthly', value: 'month'},
  {text: 'Yearly, two months free', value: 'year'},
];

/** The plans, with euros for a month. */
export const plans = [
  {
    id: 'solo',
    name: 'Solo',
    price: 9,
    about: 'For one shop that starts.',
    points: ['One shop and one member', 'Orders and invoices', 'Answers within two days'],
  },
  {
    id: 'team',
    name: 'Team',
    price: 29,
    about: 'For roasters with a few shops.',
    points: ['Five shops and ten members', 'Subscriptions of customers', 'Answers on the same day'],
  },
  {
    id: 'company',
    name: 'Company',
    price: 79,
    about: 'For those who deliver every day.',
    points: ['Any number of shops and members', 'Routes, and an API', 'Answers within one hour'],
  },
];

/** What the plans have: a text, or whether they have it. */
export const features = [
  {name: 'Shops', values: ['1', '5', 'Any number']},
  {name: 'Members', values: ['1', '10', 'Any number']},
  {name: 'Orders and invoices', values: [true, true, true]},
  {name: 'Subscriptions', values: [false, true, true]},
  {name: 'Routes of deliveries', values: [false, false, true]},
  {name: 'API', values: [false, false, true]},
];

export const questions = [
  {
    question: 'Can I change the plan later?',
    answer: 'At any time. A larger plan applies at once, a smaller one with the next invoice.',
  },
  {
    question: 'What happens to my data if I leave?',
    answer: 'You can export everything for 60 days. After that, it is deleted.',
  },
  {
    question: 'Are there discounts for new cafés?',
    answer: 'Cafés in their first year pay half. Write to us with the date of your opening.',
  },
];

const formatter = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Returns a price and its unit. A year costs as much as ten months. */
export const priceOf = (monthly = 0, period = 'month') =>
  period === 'year'
    ? {price: formatter.format(monthly * 10), unit: 'a year, with VAT'}
    : {price: formatter.format(monthly), unit: 'a month, with VAT'};

/** Simulates your server, which refuses one plan. Returns the reason, or nothing if the plan is changed. */
export async function choosePlan(id = '') {
  await new Promise(resolve => setTimeout(resolve, 400));
  return id === 'solo' ? 'You have four members, and Solo is for one. Remove the others first.' : '';
}
