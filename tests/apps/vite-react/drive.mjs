import {checkCustomElements} from '../shared/custom-elements.js';
import {submitEmpty} from '../shared/invite.js';

/** The browser logs the server's error response, and the modal warns why it stays open. */
export const expectedProblems = [/status of 422/, /a promise passed to lc-accept was rejected/];

/** Follows a link to the people, goes to another page, and invites a person whom the server first rejects. */
export async function drive(page, origin) {
  await page.goto(`${origin}/app/`);
  await page.getByRole('heading', {name: 'Welcome'}).waitFor();
  await page.getByRole('link', {name: 'People'}).first().click();
  await page.waitForURL(`${origin}/app/people`);
  await page.getByRole('link', {name: 'People'}).and(page.locator('[aria-current=page]')).first().waitFor();

  const name = await submitEmpty(page);
  await name.fill('Ada');
  await page.getByRole('button', {name: 'Send'}).click();
  await page.getByText('Ada is already on the team.').waitFor();
  await name.fill('Grace');
  await page.getByRole('button', {name: 'Send'}).dblclick();
  await page.getByText('Grace is invited.').first().waitFor();
  await page.getByRole('cell', {name: 'Grace', exact: true}).waitFor();
  const guests = await page.getByRole('cell', {name: 'Grace', exact: true}).count();
  if (guests !== 1) throw new Error(`Grace is invited ${guests} times.`);

  await page.goto(`${origin}/app/custom-elements.html`);
  await checkCustomElements(page);
  for (const path of ['components.html', 'react-18/components.html']) {
    await page.goto(`${origin}/app/${path}`);
    await checkCustomElements(page, []);
  }
}
