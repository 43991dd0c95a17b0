import {expect} from '@open-wc/testing';

/**
 * Expects an element to be the very same as another. It compares by name where it fails: an assertion that holds an
 * element hangs the test runner, which tries to print all that can be reached from it.
 */
export function expectSame(actual: Element | null | undefined, expected: Element | null | undefined): void {
  if (actual !== expected) expect(nameOf(actual)).to.equal(`${nameOf(expected)}, the very same one`);
}

/** Expects an element to have the focus, in its document or in its shadow root. */
export function expectFocus(element: Element | null | undefined): void {
  const root = element?.getRootNode() as DocumentOrShadowRoot | undefined;
  expectSame(root?.activeElement, element);
}

function nameOf(element: Element | null | undefined): string {
  if (element === null || element === undefined) return String(element);
  const {id, localName, textContent} = element;
  const text = textContent.trim().slice(0, 40);
  return `<${localName}${id === '' ? '' : ` id="${id}"`}>${text === '' ? '' : ` "${text}"`}`;
}
