const people = ['Mara Lindqvist', 'Jonas Weber', 'Sofia Reyes', 'An import'];

const changes = [
  {action: 'Changed', object: 'Price of Yirgacheffe, 1 kg', before: '€22.90', after: '€23.50'},
  {action: 'Created', object: 'Order NO-2041', before: '', after: 'Café Almada, €660.00'},
  {action: 'Changed', object: 'Role of Jonas Weber', before: 'Reader', after: 'Editor'},
  {action: 'Deleted', object: 'Customer Kiosk Sundet', before: 'Malmö, 2 orders', after: ''},
  {action: 'Signed in', object: 'From a new device', before: '', after: 'Firefox on Linux, Uppsala'},
  {action: 'Changed', object: 'Delivery of Hotel Marlow', before: 'Every week', after: 'Every day'},
  {action: 'Exported', object: 'All customers', before: '', after: 'customers.xlsx, 214 rows'},
];

/** What has happened in a sample company, the newest first. A server would not let anybody change it. */
export const events = Array.from({length: 63}, (_, index) => ({
  id: `EV-${String(963 - index)}`,
  time: new Date(Date.UTC(2026, 10, 28, 15, 40) - index * 4_380_000),
  person: people[(index * 5 + 1) % people.length] ?? '',
  ...(changes[(index * 3) % changes.length] ?? changes[0]),
}));

const optionsOf = (texts = people) => texts.map(text => ({value: text, label: text}));

export const personOptions = optionsOf();
export const actionOptions = optionsOf([...new Set(changes.map(({action}) => action))].sort());

const times = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC'});

export const timeText = (time = new Date()) => times.format(time);

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which does not answer the first time. */
export async function loadEvents(attempt = 0) {
  await answer();
  if (attempt === 0) throw new Error('The server did not answer.');
  return events;
}
