import assert from 'node:assert/strict';
import {checkCustomElements} from '../shared/custom-elements.js';
import {inviteAda} from '../shared/invite.js';

/** Invites a person with the form in the modal, and registers with Angular's forms. */
export async function drive(page, origin, {openLate}) {
  await page.goto(origin);
  await inviteAda(page, 'Ada, viewer, 2026-05-21');

  await openLate(page, `${origin}/registration`, {isRendered: true});
  await fillIn(page);
  await followAngular(page);
  await submit(page);
  await bindModels(page);

  await book(page, `${origin}/booking`);

  await page.goto(`${origin}/custom-elements`);
  await page.waitForFunction(() => globalThis.document.querySelector('#array').options?.length > 0);
  await checkCustomElements(page);
}

/** Waits until the form has the status and these values. */
async function has(page, status, values) {
  await page.waitForFunction(
    ([start, expected]) => {
      const {textContent = ''} = globalThis.document.querySelector('#values') ?? {};
      if (!textContent.startsWith(`${start} {`)) return false;
      const shown = JSON.parse(textContent.slice(start.length + 1));
      return Object.entries(expected).every(
        ([key, value]) => JSON.stringify(shown[key]) === JSON.stringify(value),
      );
    },
    [status, values],
    {timeout: 10_000},
  );
}

/** Each kind of value: text, an option, a `Date`, a list, a number, a boolean, and a file. */
async function fillIn(page) {
  const name = page.getByRole('textbox', {name: 'Name', exact: true});
  // A server does not know whether a value is valid.
  await page.locator('lc-number-input.ng-valid').waitFor();
  assert.equal(await page.getByRole('textbox', {name: 'City'}).inputValue(), 'Bern');
  assert.equal(await name.getAttribute('required'), '', 'The validator of Angular does not mark the field.');
  assert.equal(await page.getByText('Name is required.').count(), 0);
  await name.focus();
  await page.keyboard.press('Tab');
  await page.getByText('Name is required.').waitFor();
  await name.fill('Gr');
  await page.getByText('Name is too short.').waitFor();
  await name.fill('Grace');
  await page.getByText('Name is too short.').waitFor({state: 'detached'});
  await page.getByRole('combobox', {name: 'Role'}).selectOption('Viewer');
  await page.getByRole('checkbox', {name: 'Tuesday'}).check();
  await page.getByRole('textbox', {name: 'Seats'}).fill('0');
  await has(page, 'INVALID', {name: 'Grace', role: 'viewer', days: ['mo', 'tu'], seats: 0});
  await page.getByRole('textbox', {name: 'Seats'}).fill('2');
  await page.getByRole('checkbox', {name: 'Terms'}).check();
  const photo = {name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from('ada')};
  await page.locator('lc-file-upload input[type=file]').setInputFiles(photo);
  await has(page, 'VALID', {seats: 2, terms: true, photo: 'ada.png', start: null});
}

/** Rules that change, and answer later, make the control invalid, and what Angular sets is shown. */
async function followAngular(page) {
  await page.getByRole('button', {name: 'Stricter'}).click();
  await has(page, 'INVALID', {city: 'Bern'});
  await page.getByRole('textbox', {name: 'City'}).fill('Winterthur');
  await has(page, 'VALID', {city: 'Winterthur'});
  await page.getByRole('button', {name: 'Fill in'}).click();
  await has(page, 'VALID', {name: 'Alan', start: 'Wed May 20 2026', days: ['tu'], seats: 3});
  const date = page.getByRole('combobox', {name: 'Start'});
  await date.getByText('20/05/2026').waitFor();
  await date.click();
  await page.getByRole('gridcell', {name: 'Thursday, May 21, 2026'}).click();
  await has(page, 'VALID', {start: 'Thu May 21 2026'});
  assert.equal(await page.getByRole('checkbox', {name: 'Monday'}).isChecked(), false);
  await page.getByRole('button', {name: 'Lock the role'}).click();
  assert.equal(await page.getByRole('combobox', {name: 'Role'}).isDisabled(), true);
}

/** A server refuses a name, another one resets the form, and the button of the browser does as well. */
async function submit(page) {
  const name = page.getByRole('textbox', {name: 'Name', exact: true});
  await name.fill('Grace');
  await page.getByRole('button', {name: 'Send'}).click();
  await page.getByText('Grace is taken.').waitFor();
  await has(page, 'INVALID', {name: 'Grace'});
  await name.fill('Alan');
  await page.getByText('Grace is taken.').waitFor({state: 'detached'});
  await page.getByRole('button', {name: 'Send'}).click();
  const start = {name: '', city: 'Bern', start: null, days: ['mo'], seats: null, terms: false, photo: null};
  await has(page, 'INVALID', start);
  assert.equal(await page.getByText('Name is required.').count(), 0, 'A reset form shows a message.');
  await name.fill('Alan');
  await page.getByRole('button', {name: 'Reset'}).click();
  await has(page, 'INVALID', start);
  assert.equal(await name.inputValue(), '');
  assert.equal(await page.getByRole('textbox', {name: 'City'}).inputValue(), 'Bern');
  assert.equal(await page.getByRole('checkbox', {name: 'Monday'}).isChecked(), true);
}

async function bindModels(page) {
  await page.getByText('Ada true true').waitFor();
  await page.getByRole('textbox', {name: 'Nickname'}).fill('');
  await page.getByRole('switch', {name: 'Public'}).uncheck();
  await page.getByText('false false', {exact: true}).waitFor();
  await page.getByRole('textbox', {name: 'Nickname'}).fill('Grace');
  await page.getByText('Grace false true').waitFor();
}

/** The example of the guide: a name that is entered before the script runs, a date that is text, and a server that refuses. */
async function book(page, url) {
  const sent = [];
  await page.route('**/api/bookings', route => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({status: sent.length === 1 ? 409 : 201});
  });
  const name = page.getByRole('textbox', {name: 'Name'});
  const send = page.getByRole('button', {name: 'Book'});
  let sendScripts;
  const isEntered = new Promise(resolve => (sendScripts = resolve));
  await page.route('**/*.js', async route => {
    await isEntered;
    await route.continue();
  });
  await page.goto(url, {waitUntil: 'commit'});
  await name.fill('Ada');
  sendScripts();
  await page.locator('lc-text-input.ng-dirty').waitFor();
  await page.unroute('**/*.js');
  const hasTable = await page.evaluate(() => Boolean(globalThis.customElements.get('lc-data-table')));
  assert.equal(hasTable, false, 'The list of all directives loads elements that the page does not use.');
  await send.click();
  await page.getByText('Arrival is required.').waitFor();
  await page.getByRole('combobox', {name: 'Arrival'}).press('Enter');
  await page.keyboard.press('Enter');
  await send.click();
  await page.getByText('This name has a booking already.').waitFor();
  await name.fill('Grace');
  await send.click();
  await page.getByText('This name has a booking already.').waitFor({state: 'detached'});
  await page.waitForFunction(() => globalThis.document.querySelector('lc-text-input').value === '');
  assert.equal(await page.getByText('is required.').count(), 0);
  const [first, second] = sent;
  assert.equal(first.name, 'Ada');
  assert.match(first.arrival, /^\d{4}-\d{2}-\d{2}$/);
  assert.deepEqual(second, {name: 'Grace', arrival: first.arrival, guests: 2});
}

/** The refused booking. */
export const expectedProblems = [/status of 409/];
