import {choose, openPopup} from '@life-changers/elements/testing/playwright';
import {ask, button, equals, heading, hides, setFaults, shows} from './support.mjs';

/** The texts of a column of the page, from the row below the header. */
const rows = page => page.locator('lc-server-table tbody [part~="row"]');

const first = async page => (await rows(page).first().locator('td').nth(1).innerText()).trim();

export async function usePatients(page, origin) {
  await shows(page, /out of 100,000 entries/);
  await findPatients(page);
  await groupPatients(page, origin);
  await editInPlace(page, origin);
  await refuseEdits(page, origin);
  await failAndWait(page, origin);
  await changeMany(page, origin);
  await openDetails(page, origin);
}

/** The search and a saved view. The address keeps both. */
async function findPatients(page) {
  const search = page.locator('lc-server-table').getByRole('searchbox');
  await search.fill('zoë beraldi');
  await hides(page, /out of 100,000 entries/);
  equals('The first match', await first(page), 'Zoë Beraldi');
  await page.waitForURL(/search=zo%C3%AB/);
  await openPopup(page, 'Views');
  await page.getByRole('menuitemradio', {name: 'Waiting'}).click();
  await page.waitForURL(
    url => url.search.includes('filter.status=in.waiting') || url.search.includes('view=waiting'),
  );
  await shows(page, /out of 1\d,\d{3} entries/);
}

/** The server groups all rows, and adds up what they owe. */
async function groupPatients(page, origin) {
  await page.goto(`${origin}/patients?group=doctor`);
  await shows(page, 'Total of 100,000 entries');
  await page.getByRole('button', {name: /Dr. Amari/}).click();
  await rows(page).nth(5).waitFor();
  const doctors = await rows(page).evaluateAll(all => [
    ...new Set(all.map(row => row.cells[3].innerText.trim())),
  ]);
  equals('The doctors of an open group', doctors, ['Dr. Amari']);
}

async function search(page, origin, text) {
  await page.goto(`${origin}/patients?search=${encodeURIComponent(text)}`);
  await rows(page).first().waitFor();
}

/** Types over a cell. */
async function type(page, index, text) {
  await rows(page).first().locator('td').nth(index).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const NAME = 1;
const STATUS = 4;

/** A name is saved when its cell is left. */
async function editInPlace(page, origin) {
  await search(page, origin, 'abel beraldi');
  const saved = page.waitForResponse(response => response.request().method() === 'PATCH');
  await type(page, NAME, 'Abel Renamed');
  equals('The status of the save', (await saved).status(), 200);
  const {body} = await ask(page, origin, 'GET', '/patients?$search=abel%20renamed');
  equals(
    'The renamed patients',
    body.data.map(({name}) => name),
    ['Abel Renamed'],
  );
}

/** What the server refuses stays in its cell with the reason, and so does what somebody else has changed meanwhile. */
async function refuseEdits(page, origin) {
  await page.goto(`${origin}/patients?view=open-balances`);
  await rows(page).first().waitFor();
  await rows(page).first().locator('td').nth(STATUS).click();
  await page.keyboard.press('F2');
  await choose(page, `Status, ${await first(page)}`, 'Discharged');
  await page.keyboard.press('Enter');
  await shows(page, /still owes €\d/);
  await shows(page, 'Discharged');

  await search(page, origin, 'abel renamed');
  const {body} = await ask(page, origin, 'GET', '/patients?$search=abel%20renamed');
  const edit = {
    key: body.data[0].id,
    field: 'name',
    old: 'Abel Renamed',
    new: 'Abel Elsewhere',
    state: 'changed',
  };
  equals('Another save', (await ask(page, origin, 'PATCH', '/patients', {edits: [edit]})).status, 200);
  const refused = page.waitForResponse(response => response.request().method() === 'PATCH');
  await type(page, NAME, 'Abel Too Late');
  equals('The status of a conflict', (await refused).status(), 422);
  await shows(page, 'Abel Elsewhere');
  await shows(page, 'Abel Too Late');
  equals(
    'The stored name',
    (await ask(page, origin, 'GET', `/patients/${edit.key}`)).body.name,
    'Abel Elsewhere',
  );
}

/** A server that fails loses no edit and no page, and a slow one does not block. */
async function failAndWait(page, origin) {
  await search(page, origin, 'alba beraldi');
  await setFaults(page, origin, {path: '/api/patients', method: 'PATCH', status: 500});
  await type(page, NAME, 'Alba Kept');
  await shows(page, 'The server does not answer as it should.');
  await setFaults(page, origin);
  await page.locator('[part="edit-bar"]').getByRole('button', {name: 'Try again'}).click();
  await hides(page, 'The server does not answer as it should.');
  const {body} = await ask(page, origin, 'GET', '/patients?$search=alba%20kept');
  equals('The edit after another try', body.total, 1);

  await page.goto(`${origin}/patients`);
  await shows(page, /^1 - 20 out of/);
  await setFaults(page, origin, {path: '/api/patients', method: 'GET', status: 500});
  const before = await first(page);
  await button(page, 'Next page').click();
  const tryAgain = page.locator('lc-server-table').getByRole('button', {name: 'Try again'});
  await tryAgain.waitFor();
  equals('The last good page', await first(page), before);
  await setFaults(page, origin, {path: '/api/patients', method: 'GET', delay: 1200});
  await tryAgain.click();
  await page.locator('lc-server-table [aria-busy="true"]').first().waitFor({state: 'attached'});
  equals('The page while the next one loads', await first(page), before);
  await tryAgain.waitFor({state: 'hidden'});
  await setFaults(page, origin);
}

/** Two patients are discharged at once, and all matches are one Excel file. */
async function changeMany(page, origin) {
  await search(page, origin, 'aldo fenaldi');
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await button(page, 'Discharge').click();
  await shows(page, '2 patients changed.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: /Excel/}).click(),
  ]);
  equals('The name of the file', download.suggestedFilename(), 'patients.xlsx');
  // Without the filter, all patients would be selected.
  const query = {search: '', filters: {status: {type: 'options', values: 'waiting'}}};
  const selection = {mode: 'all', query, except: []};
  const {status} = await ask(page, origin, 'POST', '/patients/bulk', {status: 'discharged', selection});
  equals('The status for a selection with a broken filter', status, 400);
}

/** The menu of a row opens its details beside the table. */
async function openDetails(page, origin) {
  await search(page, origin, 'zeno valwald');
  await rows(page).first().getByRole('button').last().click();
  await page.getByRole('menuitem', {name: 'Open'}).click();
  const dialog = page.getByRole('dialog', {name: 'Zeno Valwald'});
  await dialog.waitFor();
  // The content is a child of the drawer, and not of the dialog in it.
  await page.locator('lc-drawer').getByText('@mail.example').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'hidden'});
  await heading(page, 'Patients').waitFor();
}
