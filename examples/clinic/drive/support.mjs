import {fill} from '@life-changers/elements/testing/playwright';

/** Rejects if two values differ. */
export function equals(what, actual, expected) {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/** Lets the server fail or wait: a list of `{path, method, status, delay}`. An empty list repairs it. */
export const setFaults = (page, origin, ...faults) =>
  page.request.put(`${origin}/test/faults`, {data: faults});

/** Asks the server like the page does, with the cookie of its user. */
export async function ask(page, origin, method, path, data) {
  const response = await page.request.fetch(`${origin}/api${path}`, {
    method,
    headers: {'x-clinic': '1', 'accept-language': 'en'},
    ...(data !== undefined && {data}),
  });
  const text = await response.text();
  return {status: response.status(), body: text === '' ? null : JSON.parse(text)};
}

export const button = (page, name) => page.getByRole('button', {name, exact: true});

export const heading = (page, name) => page.getByRole('heading', {name, exact: true});

/** Waits for text that the user can see. */
export const shows = (page, text) => page.getByText(text).filter({visible: true}).first().waitFor();

export const hides = (page, text) =>
  page.getByText(text).filter({visible: true}).first().waitFor({state: 'hidden'});

export async function signIn(page, origin, role) {
  await page.goto(`${origin}/sign-in`);
  await fill(page, 'Email', `${role}@clinic.example`);
  await fill(page, 'Password', 'clinic-demo');
  await button(page, 'Sign in').click();
  await heading(page, 'Patients').waitFor();
}

/** Follows a link of the menu. */
export async function open(page, name) {
  await page.getByRole('link', {name, exact: true}).first().click();
  await heading(page, name).waitFor();
}
