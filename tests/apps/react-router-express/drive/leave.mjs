import {enter, equals, field} from './support.mjs';

/** Follows a link of the app away from unsaved input. */
export async function leave(page, origin) {
  await page.goto(`${origin}/patients/new`);
  await enter(page, 'Email', 'ada@example.com');
  await answer(page, question => question.dismiss());
  equals('The email after the user has stayed', await field(page, 'Email').inputValue(), 'ada@example.com');
  await answer(page, question => question.accept());
  await page.getByRole('heading', {name: 'Patients'}).waitFor();
  await page.evaluate(() => localStorage.clear());
}

/** Follows the link and answers the question of the app, which may come after the click. */
async function answer(page, give) {
  const asked = page.waitForEvent('dialog');
  await Promise.all([
    page.getByRole('link', {name: 'Patients', exact: true}).click(),
    asked.then(question => {
      equals('What was asked', question.type(), 'confirm');
      return give(question);
    }),
  ]);
}
