import {checkCustomElements} from '../shared/custom-elements.js';
import {inviteAda} from '../shared/invite.js';

/** Invites a person with the form in the modal. */
export async function drive(page, origin) {
  await page.goto(origin);
  await inviteAda(page, '["Ada","viewer","2026-05-21",true]');

  await page.goto(`${origin}/custom-elements.html`);
  await checkCustomElements(page);
}
