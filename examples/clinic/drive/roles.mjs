import {ask, equals, heading, open, signIn} from './support.mjs';

/** The language is remembered, and the server speaks it, too. */
export async function speakItalian(page) {
  await open(page, 'Settings');
  await page.getByRole('tab', {name: 'Language and look'}).click();
  await page.getByRole('radio', {name: 'Italiano'}).click();
  await heading(page, 'Impostazioni').waitFor();
  await page.reload();
  await heading(page, 'Impostazioni').waitFor();
  equals('The language of the page', await page.evaluate(() => document.documentElement.lang), 'it-IT');
  await page.getByRole('tab', {name: 'Lingua e aspetto'}).click();
  await page.getByRole('radio', {name: 'English'}).click();
  await heading(page, 'Settings').waitFor();
}

/** The front desk sees neither the users nor what changes prices, and the server refuses both. */
export async function protect(page, origin) {
  await page.getByRole('button', {name: /log out/i}).click();
  await heading(page, 'Sign in').waitFor();
  equals('The status without a session', (await ask(page, origin, 'GET', '/patients')).status, 401);
  await signIn(page, origin, 'desk');
  await page.goto(`${origin}/settings?part=users`);
  await heading(page, 'Settings').waitFor();
  equals('The tabs', await page.locator('lc-tab').allInnerTexts(), ['Profile', 'Language and look']);

  const edits = [{key: 1, field: 'price', old: 1, new: 2, state: 'changed'}];
  const selection = {mode: 'keys', keys: [1]};
  for (const [method, path, data] of [
    ['GET', '/users'],
    ['POST', '/users', {name: 'Eve', email: 'eve@clinic.example', role: 'admin', password: '0123456789'}],
    ['PATCH', '/users/1', {role: 'desk'}],
    ['PATCH', '/prices', {edits}],
    ['POST', '/patients/delete', {selection}],
  ])
    equals(`The status of ${method} ${path}`, (await ask(page, origin, method, path, data)).status, 403);

  const foreign = await page.request.post(`${origin}/api/patients/bulk`, {
    data: {status: 'active', selection},
  });
  equals('The status without the header of the page', foreign.status(), 403);
  for (const query of ['$sort[password]=1', '$sort[id;DROP TABLE users]=1', 'password=x', '$group=folded'])
    equals(`The status of ${query}`, (await ask(page, origin, 'GET', `/patients?${query}`)).status, 400);
  const sneaky = {
    mode: 'all',
    query: {search: '', filters: {password: {type: 'text', operator: 'contains', value: 'a'}}},
    except: [],
  };
  const bulk = await ask(page, origin, 'POST', '/patients/bulk', {status: 'active', selection: sneaky});
  equals('The status of a selection by an unknown field', bulk.status, 400);
}
