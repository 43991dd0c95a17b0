import {inviteAda} from '../shared/invite.js';

/** Reads the page without script, types before the script runs, and then invites a person. */
export async function drive(page, origin) {
  await readWithoutScript(page.context().browser(), origin);
  await page.goto(origin);
  await page.getByRole('textbox', {name: 'Team'}).fill('Harbor');
  await inviteAda(page, '["Ada","viewer","2026-05-21"]');
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
