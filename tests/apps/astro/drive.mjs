/** Reads the page without script, types before the script runs, and then invites a person. */
export async function drive(page, origin) {
  await readWithoutScript(page.context().browser(), origin);
  await page.goto(origin);
  await page.getByRole('textbox', {name: 'Team'}).fill('Harbor');
  await page.getByRole('cell', {name: 'Person 10', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Page 3'}).click();
  await page.getByRole('cell', {name: 'Person 23', exact: true}).waitFor();

  await page.getByRole('button', {name: 'Invite'}).click();
  const name = page.getByRole('textbox', {name: 'Name'});
  await name.press('Enter');
  await page.getByText('Name is required.').waitFor();
  await name.fill('Ada');
  await page.getByRole('combobox', {name: 'Role'}).selectOption('Viewer');
  await page.getByRole('combobox', {name: 'Start'}).click();
  await page.getByRole('gridcell', {name: 'Thursday, May 21, 2026'}).click();
  await page.getByText('["Ada","viewer","2026-05-21"]').waitFor({state: 'attached'});
  await name.press('Enter');
  await page.getByRole('dialog', {name: 'Invite a person'}).waitFor({state: 'hidden'});
  await page.getByRole('button', {name: 'Page 1', exact: true}).click();
  await page.getByRole('row', {name: 'Ada viewer 2026-05-21'}).waitFor();
  const team = await page.getByRole('textbox', {name: 'Team'}).inputValue();
  if (team !== 'Harbor') throw new Error(`The team is ${team}.`);
}

async function readWithoutScript(browser, origin) {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('heading', {name: 'Team admin'}).waitFor();
  await page.getByRole('textbox', {name: 'Team'}).waitFor();
  await page.getByText('Shown on every invitation.').waitFor();
  await page.getByRole('columnheader', {name: 'Start'}).waitFor();
  await context.close();
}
