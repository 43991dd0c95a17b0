import {submitEmpty} from '../shared/invite.js';

/** Goes to another page of the table, and submits the modal's form with the keyboard, first empty, then filled in. */
export async function drive(page, origin) {
  await page.goto(origin);
  const name = await submitEmpty(page);
  await name.fill('Ada');
  await page.getByRole('spinbutton', {name: 'Years'}).fill('4');
  await page.keyboard.press('Enter');
  await page.getByText('Ada (editor, 5 years next year) is invited.').first().waitFor();
  await page.getByRole('dialog', {name: 'Invite a person'}).waitFor({state: 'hidden'});
  if (page.url() !== `${origin}/`) throw new Error(`The form has left the page for ${page.url()}.`);
}
