/** The customers of Northlight Coffee, a sample company. */
export const customers = ['Café Almada', 'Brygga & Co', 'Hotel Marlow', 'The Reading Room'];

/** The invoice that is edited at first. */
export const invoice = {
  customer: 'Café Almada',
  issued: '2026-11-27',
  terms: '14',
  discount: 0.05,
  items: [
    {text: 'Yirgacheffe, 1 kg', quantity: 24, price: 21.5},
    {text: 'Decaf, 1 kg', quantity: 6, price: 19},
    {text: 'Delivery in Lisbon', quantity: 1, price: 35},
  ],
};

const VAT = 0.23;
const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

/** Returns what an invoice is worth, as text. Fields that are empty count as 0. */
export function totalsOf({items = invoice.items, discount = 0}) {
  const lines = items.map(({quantity, price}) => (quantity || 0) * (price || 0));
  const subtotal = lines.reduce((sum, line) => sum + line, 0);
  const reduction = subtotal * (discount || 0);
  const vat = (subtotal - reduction) * VAT;
  return {
    lines: lines.map(line => euros.format(line)),
    subtotal: euros.format(subtotal),
    discount: euros.format(-reduction),
    vat: euros.format(vat),
    total: euros.format(subtotal - reduction + vat),
  };
}

/** Simulates your server, which knows that a customer has not paid. Replace it with your `fetch`. */
export async function sendInvoice({customer = ''}) {
  await new Promise(resolve => setTimeout(resolve, 400));
  return customer === 'The Reading Room'
    ? [{path: 'customer', message: 'The Reading Room has to pay the invoice of October first.'}]
    : [];
}
