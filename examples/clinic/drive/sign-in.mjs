import {fill} from '@life-changers/elements/testing/playwright';
import {button, equals, heading, shows} from './support.mjs';

/** A page asks to sign in first, refuses a wrong password, and opens with the right one. */
export async function signInWrongly(page, origin) {
  await page.goto(`${origin}/patients?pageSize=10`);
  await heading(page, 'Sign in').waitFor();
  await button(page, 'Sign in').click();
  await shows(page, 'Email is required.');
  await fill(page, 'Email', 'admin@clinic.example');
  await fill(page, 'Password', 'not this one');
  await button(page, 'Sign in').click();
  await shows(page, 'The email or the password is not right.');
  await fill(page, 'Password', 'clinic-demo');
  await button(page, 'Sign in').click();
  await heading(page, 'Patients').waitFor();
  equals('The address after signing in', new URL(page.url()).search, '?pageSize=10');
}
