/** What is in the basket. Prices are in euros, with VAT. */
export const items = [
  {id: 'yirgacheffe', text: 'Yirgacheffe', about: 'Whole beans, 1 kg', price: 32, quantity: 1},
  {id: 'huila', text: 'Huila decaf', about: 'Ground for filter, 250 g', price: 9.5, quantity: 2},
  {id: 'papers', text: 'Filter papers', about: 'Size 2, 100 pieces', price: 4.2, quantity: 1},
];

const prices = new Map([
  ['standard', 4.9],
  ['express', 9.9],
]);

export const deliveries = [
  {text: 'Standard', value: 'standard', description: 'In two to four days', suffix: '€4.90'},
  {text: 'Express', value: 'express', description: 'Tomorrow before noon', suffix: '€9.90'},
];

export const countries = ['Sweden', 'Denmark', 'Portugal'].map(text => ({text, value: text}));

const formatter = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

export const asEuros = (amount = 0) => formatter.format(amount);

/** Returns what the basket costs, as text. The discount is a part of the subtotal, such as 0.1. */
export function totalsOf(basket = items, delivery = 'standard', discount = 0) {
  const subtotal = basket.reduce((sum, {price, quantity}) => sum + price * quantity, 0);
  const reduction = Math.round(subtotal * discount * 100) / 100;
  const sending = prices.get(delivery) ?? 0;
  return {
    subtotal: asEuros(subtotal),
    discount: reduction > 0 ? asEuros(-reduction) : '',
    delivery: asEuros(sending),
    total: asEuros(subtotal - reduction + sending),
  };
}

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which knows one code. Returns the discount and the issues of the form. */
export async function redeem({code = ''}) {
  await answer();
  return code.trim().toUpperCase() === 'ESPRESSO10'
    ? {discount: 0.1, issues: []}
    : {discount: 0, issues: [{path: 'code', message: 'This code is unknown, or has expired.'}]};
}

/** Simulates your server, and a bank that refuses one card. Returns the issues of the form. */
export async function pay({card = ''}) {
  await answer();
  return card === '4000000000000002'
    ? [{path: 'card', message: 'Your bank has refused this card. Use another one, nothing was paid.'}]
    : [];
}
