/** Pages through the people, opens the form of an invitation, and submits it without a name. Returns the name field. */
export async function submitEmpty(page) {
  await page.getByRole('cell', {name: 'Person 10', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Page 3'}).click();
  await page.getByRole('cell', {name: 'Person 23', exact: true}).waitFor();

  await page.getByRole('button', {name: 'Invite'}).click();
  const name = page.getByRole('textbox', {name: 'Name'});
  await name.press('Enter');
  await page.getByText('Name is required.').waitFor();
  return name;
}

/**
 * Pages through the people, leaves the name empty, then invites a person with a date from the calendar.
 *
 * @param summary What the app shows of the form once it is filled in.
 */
export async function inviteAda(page, summary) {
  const name = await submitEmpty(page);
  await name.fill('Ada');
  await page.getByRole('combobox', {name: 'Role'}).selectOption('Viewer');
  await page.getByRole('combobox', {name: 'Start'}).click();
  await page.getByRole('gridcell', {name: 'Thursday, May 21, 2026'}).click();
  await page.getByText(summary).waitFor({state: 'attached'});
  await name.press('Enter');
  await page.getByRole('dialog', {name: 'Invite a person'}).waitFor({state: 'hidden'});
  await page.getByRole('button', {name: 'Page 1', exact: true}).click();
  await page.getByRole('row', {name: 'Ada viewer 2026-05-21'}).waitFor();
}
