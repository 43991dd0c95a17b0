import {inviteAda} from '../shared/invite.js';

/** Reads the page without script, types before the script runs, and then invites a person. */
export async function drive(page, origin) {
  await readWithoutScript(page.context().browser(), origin);
  const team = page.getByRole('textbox', {name: 'Team'});
  const release = await holdScripts(page);
  await page.goto(origin, {waitUntil: 'commit'});
  await team.fill('Harbor');
  release();
  await inviteAda(page, '["Ada","viewer","2026-05-21"]');
  if ((await team.inputValue()) !== 'Harbor') throw new Error(`The team is ${await team.inputValue()}.`);
}

/** Lets scripts wait until the returned function is called. */
async function holdScripts(page) {
  let release;
  const released = new Promise(resolve => (release = resolve));
  await page.route('**/*.js', async route => {
    await released;
    await route.continue();
  });
  return release;
}

async function readWithoutScript(browser, origin) {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('heading', {name: 'Team admin'}).waitFor();
  await page.getByText('Shown on every invitation.').waitFor();
  await page.getByRole('columnheader', {name: 'Start'}).waitFor();
  const value = await page.getByRole('textbox', {name: 'Team'}).inputValue();
  if (value !== 'Pier') throw new Error(`Without script, the team is ${value}.`);
  await context.close();
}
