/**
 * Clears the page after each test, even a failed one, so that one case does not break others: removes everything that
 * the test left on the page, including overlays and focus, and restores the address and the attributes of `<html>` and
 * `<body>`. The test runner adds this module to every page. Its import comes first, so that the fixtures are removed before.
 */
import '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';

const {documentElement, body} = document;
const own = new Set(body.childNodes);
const {href} = location;
const attributes = new Map([documentElement, body].map(element => [element, attributesOf(element)]));

function attributesOf(element) {
  return Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
}

function restore(element, before) {
  for (const name of element.getAttributeNames()) if (!(name in before)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(before)) element.setAttribute(name, value);
}

/** Mocha waits for a timer before each step of a test, and browsers make repeated timers wait for 4 ms. */
const steps = [];
const {port1, port2} = new MessageChannel();
port1.onmessage = () => steps.shift()();
globalThis.Mocha.Runner.immediately = step => {
  steps.push(step);
  port2.postMessage(undefined);
};

afterEach(() => {
  for (const node of [...body.childNodes]) if (!own.has(node)) node.remove();
  for (const [element, before] of attributes) restore(element, before);
  if (location.href !== href) history.replaceState(null, '', href);
  document.activeElement?.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  return document.hasFocus() ? undefined : executeServerCommand('restore-focus');
});
