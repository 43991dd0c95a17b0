/** The customers of Northlight Coffee, a sample company. */
export const customers = [
  [
    'NC-1042',
    'Café Almada',
    'Lisbon',
    'Active',
    'Sofia Reyes',
    5,
    ['Espresso', 'Weekly'],
    'rita@almada.example',
  ],
  ['NC-1039', 'Brygga & Co', 'Gothenburg', 'Active', 'Jonas Weber', 5, ['Filter'], 'order@brygga.example'],
  [
    'NC-1047',
    'Hotel Marlow',
    'Copenhagen',
    'Trial',
    'Idris Bekele',
    2,
    ['Breakfast'],
    'kitchen@marlow.example',
  ],
  [
    'NC-1031',
    'Kiosk Nordhavn',
    'Copenhagen',
    'Active',
    'Jonas Weber',
    4,
    ['Filter', 'Weekly'],
    'nordhavn@kiosk.example',
  ],
  [
    'NC-1028',
    'The Reading Room',
    'Dublin',
    'Paused',
    'Sofia Reyes',
    5,
    ['Decaf'],
    'hello@readingroom.example',
  ],
  [
    'NC-1050',
    'Zeit für Brot',
    'Berlin',
    'Trial',
    'Idris Bekele',
    1,
    ['Filter', 'Bakery'],
    'einkauf@zeitbrot.example',
  ],
  [
    'NC-1036',
    'Officina Verdi',
    'Milan',
    'Active',
    'Mara Lindqvist',
    5,
    ['Espresso'],
    'bar@officinaverdi.example',
  ],
  [
    'NC-1044',
    'Harbor Canteen',
    'Bergen',
    'Active',
    'Jonas Weber',
    3,
    ['Filter', 'Monthly'],
    'post@harborcanteen.example',
  ],
  [
    'NC-1025',
    'Atelier 22',
    'Antwerp',
    'Paused',
    'Mara Lindqvist',
    5,
    ['Espresso'],
    'studio@atelier22.example',
  ],
  [
    'NC-1051',
    'Fjord Yoga',
    'Bergen',
    'Trial',
    'Sofia Reyes',
    1,
    ['Decaf', 'Monthly'],
    'hei@fjordyoga.example',
  ],
  [
    'NC-1033',
    'Pastelaria Lua',
    'Porto',
    'Active',
    'Sofia Reyes',
    5,
    ['Espresso', 'Bakery'],
    'lua@pastelaria.example',
  ],
  [
    'NC-1048',
    'Campus Nord',
    'Uppsala',
    'Active',
    'Idris Bekele',
    4,
    ['Filter', 'Weekly'],
    'cafe@campusnord.example',
  ],
].map(([id, name, city, status, owner, steps, tags, email]) => ({
  id: String(id),
  name: String(name),
  city: String(city),
  status: String(status),
  owner: String(owner),
  /** How many of the five steps of the onboarding are done. */
  steps: Number(steps),
  tags: [tags].flat().map(String),
  email: String(email),
  note: '',
}));

/** The states of a customer, with the variant of their badge. */
export const variants = {Active: 'success', Trial: 'warning', Paused: 'neutral'};

export const owners = ['Mara Lindqvist', 'Idris Bekele', 'Sofia Reyes', 'Jonas Weber'];

/** Simulates your server: what has happened with a customer, newest first. */
export async function loadActivity(id = '') {
  await new Promise(resolve => setTimeout(resolve, 500));
  return [
    ['24 November', `Order ${id}-7 was delivered.`],
    ['20 November', 'The owner called about the new harvest.'],
    ['3 November', `Invoice ${id}-6 was paid.`],
  ].map(([day, text]) => ({day: String(day), text: String(text)}));
}
