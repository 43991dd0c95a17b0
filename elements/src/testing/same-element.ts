import {expect} from '@open-wc/testing';

/**
 * Expects two values to be the same element, or both to be null. A failure compares names, because an assertion that
 * contains an element hangs the test runner, which tries to print everything that can be reached from it.
 *
 * `undefined` never passes: it is the result of a failed lookup.
 */
export function expectSame(actual: Element | null | undefined, expected: Element | null): void {
  if (expected === undefined)
    expect.fail('expectSame needs an element or null to compare with, not undefined');
  if (actual !== expected) expect(nameOf(actual)).to.equal(`${nameOf(expected)}, the very same one`);
}

/** Expects an element to be focused, in its document or its shadow root. */
export function expectFocus(element: Element | null): void {
  if (!element) return void expect.fail(`expectFocus needs an element, not ${element}`);
  expectSame((element.getRootNode() as Document | ShadowRoot).activeElement, element);
}

function nameOf(element: Element | null | undefined): string {
  if (element === null || element === undefined) return String(element);
  const {id, localName, textContent} = element;
  const text = textContent.trim().slice(0, 40);
  return `<${localName}${id === '' ? '' : ` id="${id}"`}>${text === '' ? '' : ` "${text}"`}`;
}
