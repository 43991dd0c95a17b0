/** Goes to another page of the table, and submits the modal's form with the keyboard, first empty, then filled in. */
export async function drive(page, origin) {
  await page.goto(origin);
  await page.getByRole('cell', {name: 'Person 10', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Page 3'}).click();
  await page.getByRole('cell', {name: 'Person 23', exact: true}).waitFor();

  await page.getByRole('button', {name: 'Invite'}).click();
  const name = page.getByRole('textbox', {name: 'Name'});
  await name.press('Enter');
  await page.getByText('Name is required.').waitFor();
  await name.fill('Ada');
  await page.getByRole('spinbutton', {name: 'Years'}).fill('4');
  await page.keyboard.press('Enter');
  await page.getByText('Ada (editor, 5 years next year) is invited.').first().waitFor();
  await page.getByRole('dialog', {name: 'Invite a person'}).waitFor({state: 'hidden'});
  if (page.url() !== `${origin}/`) throw new Error(`The form has left the page for ${page.url()}.`);
}
