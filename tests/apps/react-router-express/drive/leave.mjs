import {enter, equals, field, recordDialogs} from './support.mjs';

/** Follows a link of the app away from unsaved input. */
export async function leave(page, origin) {
  await page.goto(`${origin}/patients/new`);
  await enter(page, 'Email', 'ada@example.com');
  page.once('dialog', dialog => dialog.dismiss());
  await page.getByRole('link', {name: 'Patients', exact: true}).click();
  equals('The email after the user has stayed', await field(page, 'Email').inputValue(), 'ada@example.com');
  const {dialogs, stop} = recordDialogs(page);
  await page.getByRole('link', {name: 'Patients', exact: true}).click();
  await page.getByRole('heading', {name: 'Patients'}).waitFor();
  stop();
  equals('What was asked', dialogs, ['confirm']);
  await page.evaluate(() => localStorage.clear());
}
