import {
  enter,
  equals,
  field,
  focusedLabel,
  hides,
  press,
  readSummary,
  recordDialogs,
  shows,
} from './support.mjs';

/** Registers a patient in the empty form that is open. */
export async function register(page, origin, name) {
  await submitEmpty(page);
  await checkNames(page, name);
  await fillIn(page);
  await changeRows(page);
  await reload(page, name);
  const days = await readDays(page);
  await rejectTwice(page, origin, name);
  await press(page, 'button', 'Register', 'Enter');
  await page.getByRole('heading', {name: `${name} II`, exact: true}).waitFor();
  await checkStored(page, origin, {name: `${name} II`, days});
}

/** Only the first step is checked. The summary gets the focus, and its links lead to the fields. */
async function submitEmpty(page) {
  await field(page, 'Email').press('Enter');
  equals('The number of issues', (await readSummary(page)).length, 4);
  await page.getByRole('group', {name: 'There are 4 problems'}).waitFor();
  await press(page, 'link', 'Phone is required.', 'Enter');
  equals('The field of the link', await focusedLabel(page), 'Phone');
}

/** Goes to the next step, whose heading gets the focus. */
async function goOn(page, heading, button = 'Next') {
  await press(page, 'button', button, 'Enter');
  await page.locator('lc-step:focus').getByRole('heading', {name: heading}).waitFor();
}

/** The server is asked about each name, but not while other fields change. */
async function checkNames(page, name) {
  const taken = 'Ada Lovelace is registered already.';
  await enter(page, 'Name', 'Ada Lovelace');
  await shows(page, taken);
  await enter(page, 'Name', name);
  await hides(page, taken);
  const isChecked = page.locator('[name=name]:state(valid)');
  await isChecked.waitFor();
  const asked = [];
  const record = request => {
    if (request.url().includes('/api/check-name')) asked.push(request.url());
  };
  page.on('request', record);
  await enter(page, 'Phone', '+44 20 7946 0000');
  await page.locator('[name=phone]:state(valid)').waitFor();
  equals('The questions for a checked name', asked, []);
  page.off('request', record);
}

async function fillIn(page) {
  await field(page, 'Name').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12091906');
  await press(page, 'radio', 'Female', 'Space');
  await enter(page, 'Email', 'grace@example.com');
  await goOn(page, 'Address and insurance');
  await enter(page, 'Street', '1 Main Street');
  await enter(page, 'Postal code', '22201');
  await enter(page, 'City', 'Arlington');
  await press(page, 'radio', 'Private', 'Space');
  await press(page, 'button', 'Next', 'Enter');
  await shows(page, 'Insurance number is required.');
  await page.getByRole('radio', {name: 'Private'}).focus();
  await page.keyboard.press('ArrowLeft');
  await hides(page, 'Insurance number is required.');
  await page.keyboard.press('ArrowRight');
  await enter(page, 'Insurance number', '12');
  await shows(page, 'Insurance number must have at least 6 characters.');
  await enter(page, 'Insurance number', '12345678');
  await goOn(page, 'Person', 'Back');
  equals('The email after the way back', await field(page, 'Email').inputValue(), 'grace@example.com');
  await goOn(page, 'Address and insurance');
  await goOn(page, 'Treatment');
  await enter(page, 'Weight', '54.5');
  await enter(page, 'Notes', 'Nanoseconds');
  await press(page, 'checkbox', 'The patient agrees to the treatment', 'Space');
  await chooseDay(page, 'First day');
  await chooseDay(page, 'Last day', 'ArrowLeft');
  const tooEarly = page.locator('lc-date-time-picker').getByText(/Last day must be .* or later/);
  await tooEarly.waitFor();
  await chooseDay(page, 'Last day', 'ArrowRight', 'ArrowRight');
  await tooEarly.waitFor({state: 'hidden'});
}

/** Opens the calendar at today or at the chosen day, and leaves the field. */
async function chooseDay(page, label, ...keys) {
  await press(page, 'combobox', label, 'Enter');
  await page.getByRole('grid').waitFor();
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
  await page.getByRole('grid').waitFor({state: 'hidden'});
  await field(page, 'Notes').focus();
}

/** Adds three medicines, and removes the second one. The others keep their elements. */
async function changeRows(page) {
  for (const [index, [medicine, dose]] of [
    ['Aspirin', '100'],
    ['Ibuprofen', '400'],
    ['Warfarin', '2.5'],
  ].entries()) {
    await press(page, 'button', 'Add a medicine', 'Enter');
    equals('The field of a new row', await focusedLabel(page), 'Medicine');
    await enter(page, 'Medicine', medicine, index);
    await enter(page, 'Dose', dose, index);
  }
  const elements = await page.locator('lc-text-input[name^="medicines["][name$=".name"]').elementHandles();
  await press(page, 'button', 'Remove', 'Enter', 1);
  await page.locator('lc-text-input[name="medicines[2].name"]').waitFor({state: 'detached'});
  equals('The focused element', await page.locator('lc-button:focus-within').count(), 1);
  equals('The rows', await readRows(page), ['Aspirin 100', 'Warfarin 2.5']);
  const names = await Promise.all(
    elements.map(one => one.evaluate(({isConnected, name}) => isConnected && name)),
  );
  equals('The elements', names, ['medicines[0].name', false, 'medicines[1].name']);
}

function readRows(page) {
  return page.evaluate(() => {
    const all = part => Array.from(document.querySelectorAll(`[name^="medicines["][name$=".${part}"]`));
    const doses = all('dose');
    return all('name').map(({value}, index) => `${value} ${doses[index].value}`);
  });
}

/** The browser asks before the reload, and the draft is restored after it. */
async function reload(page, name) {
  const {dialogs, stop} = recordDialogs(page);
  await page.reload();
  stop();
  equals('What the browser asked', dialogs, ['beforeunload']);
  await page.locator('lc-text-input[name="medicines[1].dose"]').waitFor({state: 'attached'});
  equals('The restored rows', await readRows(page), ['Aspirin 100', 'Warfarin 2.5']);
  equals('The restored name', await field(page, 'Name').inputValue(), name);
  equals('The restored date of birth', await page.getByLabel('Date of birth').inputValue(), '1906-12-09');
  await goOn(page, 'Address and insurance');
  await goOn(page, 'Treatment');
}

/** The days that the user has chosen. */
const readDays = page =>
  page.evaluate(() => {
    const [start, end] = ['start', 'end'].map(
      key => document.querySelector(`[name="treatment.${key}"]`).value,
    );
    return {start, end};
  });

/** Someone else registers the name meanwhile, and only the server knows which medicines must not be combined. */
async function rejectTwice(page, origin, name) {
  await page.request.post(`${origin}/api/patients`, {form: {...OTHER, name}});
  await press(page, 'button', 'Register', 'Enter');
  const taken = `${name} is registered already.`;
  // The answer opens the first step.
  equals('The first answer', await readSummary(page), [taken]);
  await press(page, 'link', taken, 'Enter');
  equals('The field of the answer', await focusedLabel(page), 'Name');
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await page.locator('lc-text-input[name=name]').getByText(taken).waitFor({state: 'hidden'});
  await goOn(page, 'Address and insurance');
  await goOn(page, 'Treatment');

  await press(page, 'button', 'Register', 'Enter');
  const combined = 'Warfarin must not be combined with Aspirin.';
  await page.locator('lc-text-input[name="medicines[1].name"]').getByText(combined).waitFor();
  equals('The second answer', await readSummary(page), [combined]);
  await enter(page, 'Medicine', 'Heparin', 1);
  await page
    .locator('lc-text-input[name="medicines[1].name"]')
    .getByText(combined)
    .waitFor({state: 'hidden'});
}

const OTHER = {
  birthDate: '2000-01-01',
  sex: 'other',
  phone: '123456',
  'address.street': '2 Main Street',
  'address.postalCode': '22201',
  'address.city': 'Arlington',
  'insurance.kind': 'none',
  'treatment.start': '2026-01-01',
  weight: '70',
  consent: 'on',
};

/** The server has values of the right types, and the draft is gone. */
async function checkStored(page, origin, {name, days}) {
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const response = await page.request.get(`${origin}/api/patients/${id}`);
  const expected = {
    id,
    name,
    birthDate: '1906-12-09',
    sex: 'female',
    email: 'grace@example.com',
    phone: '+44 20 7946 0000',
    address: {street: '1 Main Street', postalCode: '22201', city: 'Arlington'},
    insurance: {kind: 'private', number: '12345678'},
    treatment: days,
    weight: 54.5,
    medicines: [
      {name: 'Aspirin', dose: 100, unit: 'mg'},
      {name: 'Heparin', dose: 2.5, unit: 'mg'},
    ],
    notes: 'Nanoseconds',
    consent: true,
  };
  const stored = await response.json();
  const inOrder = Object.fromEntries(Object.keys(expected).map(key => [key, stored[key]]));
  equals('What the server has stored', inOrder, expected);
  equals('The draft', await page.evaluate(() => localStorage.length), 0);
}
