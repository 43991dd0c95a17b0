/** What the browser asked before it left the page, and what the page asked. */
export function recordDialogs(page) {
  const dialogs = [];
  const handle = dialog => {
    dialogs.push(dialog.type());
    return dialog.accept();
  };
  page.on('dialog', handle);
  return {dialogs, stop: () => page.off('dialog', handle)};
}

/** The summary keeps its messages until the next attempt. */
const FIELDS = 'form :not(lc-error-summary)[name]';

/** The text field, number field, or date picker with a label. */
export const field = (page, label, index = 0) =>
  page
    .getByRole('textbox', {name: label, exact: true})
    .or(page.getByRole('spinbutton', {name: label, exact: true}))
    .nth(index);

/** Types into a field instead of what is there, and leaves it. */
export async function enter(page, label, text, index = 0) {
  await field(page, label, index).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

/** Presses a key on a control. */
export const press = (page, role, name, key, index = 0) =>
  page.getByRole(role, {name, exact: true}).nth(index).press(key);

const textIn = (page, text) => page.locator(FIELDS).getByText(text, {exact: true});

/** Waits for a message at a field. */
export const shows = (page, text) => textIn(page, text).waitFor();

export const hides = (page, text) => textIn(page, text).waitFor({state: 'hidden'});

/** The links of the summary, once it has the focus. */
export async function readSummary(page) {
  const summary = page.locator('lc-error-summary:focus-within');
  await summary.waitFor();
  return summary.getByRole('link').allTextContents();
}

/** The label of the control that has the focus. */
export function focusedLabel(page) {
  return page.evaluate(() => {
    const {activeElement} = document;
    return activeElement.label ?? activeElement.labels?.[0].textContent;
  });
}

/** Rejects if two values differ. */
export function equals(what, actual, expected) {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}
