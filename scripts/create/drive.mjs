/** Uses an app that `npm create @life-changers` has written, like a person who signs in, reads, and adds somebody. */

/** What the browser logs for the answers of the server that the person provokes: a wrong password, and a refused form. */
export const expectedProblems = [/status of 422/];

/**
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 * @param {string} required What the library says about the empty field "Name" in the language of the app.
 */
export async function drive(page, origin, required) {
  await page.goto(origin);
  await signIn(page);
  await readTable(page);
  await addPerson(page, required);
  await checkServer(page, origin);
  await checkRole(page, origin);
}

async function signIn(page, email = 'ada@example.com') {
  await page.waitForURL('**/sign-in');
  const button = page.getByRole('button', {name: 'Sign in', exact: true});
  await page.getByRole('textbox', {name: 'Email'}).fill(email);
  await page.locator('[name=password] input').fill('wrong-password');
  await button.click();
  await page.getByText('The email or the password is wrong.').waitFor();
  await page.locator('[name=password] input').fill('sample-password');
  await button.click();
  await page.getByRole('heading', {name: 'Home'}).waitFor();
}

/** Goes to a page with the menu. */
async function follow(page, name) {
  await page.getByRole('link', {name, exact: true}).click();
  await page.getByRole('heading', {name, exact: true}).waitFor();
}

async function readTable(page) {
  await follow(page, 'People');
  await page.getByRole('cell', {name: 'Ada Allen', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Name', exact: true}).click();
  await page.getByRole('cell', {name: 'Margaret Turing', exact: true}).waitFor();
}

async function addPerson(page, required) {
  await follow(page, 'Add a person');
  const save = page.getByRole('button', {name: 'Save', exact: true});
  await save.click();
  await page.getByText(required).first().waitFor();
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada Allen');
  await page.getByRole('combobox', {name: 'Team'}).selectOption('Sales');
  await page.getByRole('spinbutton', {name: 'Hours a week'}).fill('20');
  await page.getByRole('combobox', {name: 'First day'}).click();
  await page.getByRole('gridcell').filter({hasText: /^15$/}).first().click();
  await save.click();
  await page.getByText('Ada Allen is on the team already.').first().waitFor();
  await page.getByRole('textbox', {name: 'Name'}).fill('Mary Shaw');
  await save.click();
  await page.getByText('The person is saved.').first().waitFor();
  await follow(page, 'People');
  await page.getByRole('searchbox').fill('mary shaw');
  await page.getByRole('cell', {name: 'Mary Shaw', exact: true}).waitFor();
}

/** Sends the server what the page would not. */
async function checkServer(page, origin) {
  const data = {name: 'X', team: 'Nobody', hours: 90, start: '2026-05-15'};
  const response = await page.request.post(`${origin}/api/people`, {data});
  const {issues} = await response.json();
  const fields = issues.map(({path}) => path.join('.')).join();
  if (response.status() !== 422 || fields !== 'name,team,hours')
    throw new Error(`The server answers ${response.status()} with issues of ${fields}.`);
}

/** Signs in as somebody who may only read. */
async function checkRole(page, origin) {
  await page.locator('lc-navbar').getByRole('button').last().click();
  await signIn(page, 'grace@example.com');
  await page.getByRole('link', {name: 'People', exact: true}).waitFor();
  if (await page.getByRole('link', {name: 'Add a person'}).isVisible())
    throw new Error('A viewer has the link to add a person.');
  await page.goto(`${origin}/people/new`);
  await page.getByText('You may not use this page.').waitFor();
  const response = await page.request.post(`${origin}/api/people`, {data: {}});
  if (response.status() !== 403) throw new Error(`The server answers ${response.status()} to a viewer.`);
}
