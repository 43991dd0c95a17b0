import {checkCustomElements} from '../shared/custom-elements.js';

/** Fills in the form, which Vue controls with `v-model`, and finds the new person in the table. */
export async function drive(page, origin) {
  await page.goto(origin);
  await page.getByRole('button', {name: 'Invite'}).click();
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada');
  await page.getByRole('combobox', {name: 'Role'}).selectOption('Viewer');
  await page.getByRole('textbox', {name: 'Seats'}).fill('25');
  await page.getByRole('checkbox', {name: 'Tuesday'}).check();
  await page.getByRole('checkbox', {name: 'Administrator'}).check();
  await page.getByRole('switch', {name: 'Active'}).uncheck();
  await page
    .getByText('["Ada","viewer","2026-05-15",25,["mo","tu"],true,false]')
    .waitFor({state: 'attached'});
  await page.getByRole('textbox', {name: 'Name'}).press('Enter');
  await page.getByRole('cell', {name: 'Ada', exact: true}).waitFor();
  await page.getByRole('cell', {name: 'admin', exact: true}).waitFor();

  await page.goto(`${origin}/custom-elements.html`);
  await checkCustomElements(page);
}
