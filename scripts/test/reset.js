/**
 * Clears the page after each test, even a failed one, so that one case does not break others: removes everything that
 * the test left on the page, including overlays and focus, and restores the attributes of `<html>` and `<body>`. The
 * test runner adds this module to every page. Its import comes first, so that the fixtures are removed before.
 */
import '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';

const {documentElement, body} = document;
const own = new Set(body.childNodes);
const attributes = new Map([documentElement, body].map(element => [element, attributesOf(element)]));

function attributesOf(element) {
  return Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
}

function restore(element, before) {
  for (const name of element.getAttributeNames()) if (!(name in before)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(before)) element.setAttribute(name, value);
}

afterEach(async () => {
  for (const node of [...body.childNodes]) if (!own.has(node)) node.remove();
  for (const [element, before] of attributes) restore(element, before);
  document.activeElement?.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  if (!document.hasFocus()) await executeServerCommand('restore-focus');
});
