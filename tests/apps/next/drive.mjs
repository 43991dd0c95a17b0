/**
 * Hydrates what the server has rendered, submits the form to its server action, follows a link to the table, and checks
 * that the table never failed.
 */
export async function drive(page, origin, {openLate}) {
  await openLate(page, `${origin}/admin`, {isRendered: true});
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada');
  await page.getByRole('button', {name: 'Invite', exact: true}).click();
  await page.getByText('Ada is already on the team.').waitFor();
  await page.getByRole('textbox', {name: 'Name'}).fill('Grace');
  await page.getByRole('button', {name: 'Invite', exact: true}).click();
  await page.getByText('Grace, 3 years, from 2026-05-15').waitFor();

  await page.getByRole('link', {name: 'People'}).first().click();
  await page.waitForURL(`${origin}/admin/people`);
  await page.getByRole('cell', {name: 'Person 10', exact: true}).waitFor();
  await page.getByRole('button', {name: 'Name'}).click();

  // From the server's HTML on, the table must not show an error before its properties are set.
  await page.addInitScript(() => {
    globalThis.shownTexts = new Set();
    const look = () => {
      const text = document.querySelector('lc-server-table')?.shadowRoot?.textContent ?? '';
      if (text.includes('Oops')) globalThis.shownTexts.add('a failure');
      requestAnimationFrame(look);
    };
    look();
  });
  // The columns get their widths when the rows arrive.
  await openLate(page, `${origin}/admin/people`, {isRendered: true, limit: 0.02});
  await page.getByRole('cell', {name: 'Person 10', exact: true}).waitFor();
  const shown = await page.evaluate(() => [...globalThis.shownTexts]);
  if (shown.length > 0) throw new Error(`Before hydration the table shows ${shown}.`);
}
