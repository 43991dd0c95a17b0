import {compareSentences} from './drive/sentences.mjs';
import {register} from './drive/register.mjs';
import {leave} from './drive/leave.mjs';

/** The browser logs that the server has rejected a form. */
export const expectedProblems = [/status of 422/];

/** Registers a patient on each page with the keyboard, and compares the sentences of the page with those of the server. */
export async function drive(page, origin) {
  await page.goto(origin);
  await page.getByRole('link', {name: 'New patient'}).click();
  await register(page, origin, 'Grace Hopper');
  await page.goto(`${origin}/plain`);
  await register(page, origin, 'Alan Turing');
  await leave(page, origin);
  await compareSentences(page, origin);
}
