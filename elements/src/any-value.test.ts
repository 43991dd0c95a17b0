import {expect, fixture, html} from '@open-wc/testing';
import type {LcElement} from './base/lc-element.js';
import {elementClasses, tagOf, type ElementClass} from './testing/element-classes.js';
import {recordErrors} from './testing/errors.js';

const circular: Record<string, unknown> = {text: 'x', value: 'x'};
circular.self = circular;

/** Values that an app may give to a property of any type. */
const VALUES: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  'a number': 3,
  'a bigint': 3n,
  'an object': {a: 1},
  'an object without a prototype': Object.create(null) as object,
  'an array': ['image/png', {text: 'x'}, null],
  'a circular object': circular,
  'an array of circular objects': [circular, {self: circular}],
  'a symbol': Symbol('any'),
  'a URL': new URL('https://example.com/people?page=2'),
  'a Date': new Date(2026, 4, 15),
};

type AnyElement = LcElement & Record<string, unknown>;

function publicProperties({elementProperties}: ElementClass): string[] {
  const properties = [...elementProperties].filter(([, {state}]) => state !== true);
  return properties.map(([name]) => String(name));
}

/** What an element shows: the elements of its shadow root with their parts and texts. */
function shownBy({shadowRoot}: Element): string {
  const shown = [...shadowRoot!.querySelectorAll('*')].map(element => {
    const text = element.children.length === 0 ? element.textContent.trim() : '';
    return `${element.localName}[${element.getAttribute('part') ?? ''}]${text}`;
  });
  return shown.join(' ');
}

/**
 * Acts with each property and value, and returns what goes wrong. The values of a property act together, because each wait
 * takes longer than what it waits for. If something goes wrong, each acts alone, to find out which one.
 */
async function failuresOf(
  elementClass: ElementClass,
  act: (page: Element, name: string, value: unknown) => Promise<unknown>,
): Promise<string[]> {
  const page = await fixture(html`<div></div>`);
  const record = async (name: string, values: readonly unknown[]) => {
    const errors = await recordErrors(() => Promise.all(values.map(value => act(page, name, value))));
    page.replaceChildren();
    return errors;
  };
  const failures: string[] = [];
  for (const name of publicProperties(elementClass)) {
    const together = await record(name, Object.values(VALUES));
    if (together.length === 0) continue;
    const found = failures.length;
    for (const [title, value] of Object.entries(VALUES)) {
      const errors = await record(name, [value]);
      failures.push(...errors.map(error => `${name} is ${title}: ${error}`));
    }
    if (failures.length === found) failures.push(...together.map(error => `${name} is any value: ${error}`));
  }
  return failures;
}

describe('any value', () => {
  for (const elementClass of elementClasses) {
    const tag = tagOf(elementClass);
    const make = () => document.createElement(tag) as AnyElement;

    it(`of a property lets ${tag} render when it is set before the element is on the page`, async () => {
      const failures = await failuresOf(elementClass, async (page, name, value) => {
        const element = make();
        element[name] = value;
        page.append(element);
        await element.updateComplete;
        if (!element.hasUpdated) throw new Error('It is not rendered.');
      });
      expect(failures).to.deep.equal([]);
    });

    it(`of a property of ${tag} on the page is undone by the default`, async () => {
      const failures = await failuresOf(elementClass, async (page, name, value) => {
        const element = make();
        page.append(element);
        await element.updateComplete;
        const before = shownBy(element);
        element[name] = value;
        await element.updateComplete;
        element[name] = elementClass.defaultOf(name);
        await element.updateComplete;
        if (shownBy(element) !== before) throw new Error(`It shows ${shownBy(element)}, not ${before}.`);
      });
      expect(failures).to.deep.equal([]);
    });
  }
});
