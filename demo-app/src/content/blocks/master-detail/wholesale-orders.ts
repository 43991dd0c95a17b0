/** The open orders of Northlight Coffee, a sample company. Prices are in euros, before taxes. */
export const orders = [
  {
    id: 'NO-2041',
    customer: 'Café Almada',
    city: 'Lisbon',
    date: '2026-11-24',
    status: 'New',
    notes: [],
    items: [
      {text: 'Yirgacheffe, 1 kg', quantity: 12, price: 23.5},
      {text: 'House espresso, 1 kg', quantity: 20, price: 18.9},
    ],
  },
  {
    id: 'NO-2040',
    customer: 'Campus Nord',
    city: 'Uppsala',
    date: '2026-11-24',
    status: 'New',
    notes: [],
    items: [{text: 'Filter blend, 2.5 kg', quantity: 16, price: 41}],
  },
  {
    id: 'NO-2039',
    customer: 'Hotel Marlow',
    city: 'Copenhagen',
    date: '2026-11-23',
    status: 'New',
    notes: [],
    items: [
      {text: 'Breakfast blend, 1 kg', quantity: 30, price: 17.2},
      {text: 'Decaf, 500 g', quantity: 8, price: 12.4},
    ],
  },
  {
    id: 'NO-2036',
    customer: 'Officina Verdi',
    city: 'Milan',
    date: '2026-11-20',
    status: 'Shipped',
    notes: [],
    items: [{text: 'House espresso, 1 kg', quantity: 48, price: 18.9}],
  },
  {
    id: 'NO-2031',
    customer: 'The Reading Room',
    city: 'Dublin',
    date: '2026-11-18',
    status: 'Shipped',
    notes: [],
    items: [
      {text: 'Decaf, 500 g', quantity: 12, price: 12.4},
      {text: 'Filter papers, 100', quantity: 10, price: 4.5},
    ],
  },
  {
    id: 'NO-2024',
    customer: 'Kiosk Nordhavn',
    city: 'Copenhagen',
    date: '2026-11-12',
    status: 'On hold',
    notes: ['Leave it at the back door.'],
    items: [{text: 'Filter blend, 1 kg', quantity: 10, price: 17.8}],
  },
];

/** The states of an order, with the variant of their badge. */
export const variants = {New: 'accent', Shipped: 'success', 'On hold': 'warning'};

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

const days = new Intl.DateTimeFormat('en-IE', {day: 'numeric', month: 'long', timeZone: 'UTC'});

export const asEuros = (amount = 0) => euros.format(amount);
export const asDay = (date = '') => days.format(new Date(date));

export const totalOf = (items = orders.flatMap(order => order.items)) =>
  items.reduce((total, {quantity, price}) => total + quantity * price, 0);

/** Returns the orders of which the number, the customer, or the city contain the text. */
export const findOrders = (list = orders, text = '') =>
  list.filter(({id, customer, city}) =>
    `${id} ${customer} ${city}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server: what has happened with an order, newest first. The first request for NO-2039 fails. */
export async function loadHistory(id = '', attempt = 0) {
  await answer();
  if (id === 'NO-2039' && attempt === 0) throw new Error('The server did not answer.');
  const date = orders.find(order => order.id === id)?.date;
  return [
    {title: 'Confirmed by email', date: `${date}T09:41`, text: 'To the address of the customer.'},
    {title: 'Ordered', date: `${date}T09:40`, text: `On the web, as ${id}.`},
  ];
}

/** Simulates your server. Returns why an order cannot be shipped, or an empty text. */
export async function ship(id = '') {
  await answer();
  return id === 'NO-2040' ? 'Only 9 of 16 bags of the filter blend are in stock.' : '';
}

/** Simulates your server, which refuses notes with an email address. Returns the issues of the form. */
export async function addNote({note = ''}) {
  await answer();
  return note.includes('@')
    ? [{path: 'note', message: 'A note is printed on the parcel. Leave out email addresses.'}]
    : [];
}
