/** The sales of Northlight Coffee, a sample company, in euros: by month, from wholesale, shops, and subscriptions. */
const MONTHS = [
  ['2024-12', 18200, 14900, 5200, 812],
  ['2025-01', 15800, 10400, 5400, 655],
  ['2025-02', 16100, 10900, 5700, 671],
  ['2025-03', 17300, 12100, 6000, 728],
  ['2025-04', 17900, 12600, 6100, 744],
  ['2025-05', 18400, 12900, 6400, 761],
  ['2025-06', 17200, 13400, 6300, 770],
  ['2025-07', 14900, 14200, 6100, 756],
  ['2025-08', 15200, 14000, 6200, 749],
  ['2025-09', 19100, 12700, 6900, 790],
  ['2025-10', 20400, 13300, 7300, 834],
  ['2025-11', 21200, 14100, 7600, 868],
  ['2025-12', 22800, 17300, 8100, 979],
  ['2026-01', 19400, 12200, 8300, 812],
  ['2026-02', 19900, 12500, 8500, 825],
  ['2026-03', 21300, 13800, 8800, 887],
  ['2026-04', 22100, 14200, 9000, 905],
  ['2026-05', 22700, 14800, 9300, 931],
  ['2026-06', 21500, 15600, 9200, 944],
  ['2026-07', 18700, 16400, 9100, 926],
  ['2026-08', 19200, 16100, 9400, 921],
  ['2026-09', 23900, 14600, 10100, 968],
  ['2026-10', 25300, 15200, 10700, 1014],
  ['2026-11', 26100, 16300, 11200, 1052],
].map(([month, wholesale, shops, subscriptions, orders]) => ({
  month: String(month),
  wholesale: Number(wholesale),
  shops: Number(shops),
  subscriptions: Number(subscriptions),
  orders: Number(orders),
}));

/** Revenue that the company has planned for a month, in euros. */
const GOAL = 56_000;

export const periods = [
  {text: 'Month', value: '1'},
  {text: 'Quarter', value: '3'},
  {text: 'Year', value: '12'},
];

/** What each period is compared with. */
const BEFORE = new Map([
  ['1', 'last month'],
  ['3', 'last quarter'],
  ['12', 'last year'],
]);

export const orders = [
  ['5208', '2026-11-23', 'Café Almada', 'New', 412.5],
  ['5201', '2026-11-20', 'Campus Nord', 'Shipped', 1280],
  ['5196', '2026-11-17', 'Officina Verdi', 'Shipped', 936],
  ['5174', '2026-11-06', 'Brygga & Co', 'Paid', 688.4],
  ['5130', '2026-10-21', 'Kiosk Nordhavn', 'Paid', 254],
  ['5102', '2026-10-08', 'Pastelaria Lua', 'Paid', 731.2],
  ['5066', '2026-09-19', 'Harbor Canteen', 'Returned', 189.9],
  ['4871', '2026-06-25', 'The Reading Room', 'Paid', 520],
  ['4710', '2026-04-02', 'Atelier 22', 'Paid', 348.75],
].map(([id, date, customer, status, amount]) => ({
  id: String(id),
  date: String(date),
  customer: String(customer),
  status: String(status),
  amount: Number(amount),
}));

/** The states of an order, with the variant of their badge. */
export const orderVariants = {New: 'neutral', Shipped: 'accent', Paid: 'success', Returned: 'danger'};

export const tasks = [
  {
    value: 'harvest',
    label: 'New harvest',
    open: true,
    items: [
      {value: 'cupping', label: 'Cup the samples from Yirgacheffe'},
      {value: 'prices', label: 'Send the new wholesale prices'},
      {value: 'labels', label: 'Order labels for the 250 g bags'},
    ],
  },
  {
    value: 'christmas',
    label: 'Christmas season',
    open: true,
    items: [
      {value: 'boxes', label: 'Pack 120 gift boxes'},
      {value: 'hours', label: 'Publish the holiday hours of both shops'},
    ],
  },
];

export const team = ['Mara Lindqvist', 'Idris Bekele', 'Sofia Reyes', 'Jonas Weber', 'Lena Novak'];

const sum = (list = MONTHS) => {
  const wholesale = list.reduce((total, month) => total + month.wholesale, 0);
  const shops = list.reduce((total, month) => total + month.shops, 0);
  const subscriptions = list.reduce((total, month) => total + month.subscriptions, 0);
  const count = list.reduce((total, month) => total + month.orders, 0);
  return {wholesale, shops, subscriptions, count, revenue: wholesale + shops + subscriptions};
};

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});
const exact = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});
const change = new Intl.NumberFormat('en-IE', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
});

const days = new Intl.DateTimeFormat('en-IE', {day: 'numeric', month: 'short', timeZone: 'UTC'});

export const asDay = (date = '') => days.format(new Date(date));
export const asEuros = (amount = 0) => exact.format(amount);

const FIGURES = [
  {label: 'Revenue', of: ({revenue} = sum()) => revenue, format: euros},
  {label: 'Orders', of: ({count} = sum()) => count, format: new Intl.NumberFormat('en-IE')},
  {label: 'Average order', of: ({revenue, count} = sum()) => revenue / count, format: exact},
  {label: 'Subscriptions', of: ({subscriptions} = sum()) => subscriptions, format: euros},
];

/** Returns what the dashboard shows of the last months, next to as many months before. */
export function report(period = '1') {
  const count = Number(period);
  const shown = MONTHS.slice(-count);
  const now = sum(shown);
  const before = sum(MONTHS.slice(-2 * count, -count));
  return {
    figures: FIGURES.map(({label, of, format}) => ({
      label,
      value: format.format(of(now)),
      change: change.format(of(now) / of(before) - 1),
      before: `vs. ${BEFORE.get(period)}`,
      isUp: of(now) >= of(before),
      year: MONTHS.slice(-12).map(month => of(sum([month]))),
      format: format.resolvedOptions(),
    })),
    channels: [
      {label: 'Wholesale', value: now.wholesale},
      {label: 'Shops', value: now.shops},
      {label: 'Subscriptions', value: now.subscriptions},
    ],
    inEuros: euros.resolvedOptions(),
    goal: {
      reached: Math.min(now.revenue / (GOAL * count), 1),
      text: `${euros.format(now.revenue)} of ${euros.format(GOAL * count)}`,
    },
    orders: orders.filter(({date}) => date >= String(shown.at(0)?.month)),
  };
}
