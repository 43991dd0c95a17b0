import {expect, fixture, html} from '@open-wc/testing';
import type {LcElement} from './base/lc-element.js';
import {elementClasses, tagOf, type ElementClass} from './testing/element-classes.js';
import {recordErrors} from './testing/errors.js';

const circular: Record<string, unknown> = {text: 'x', value: 'x'};
circular.self = circular;

const parse = (json: string): unknown => JSON.parse(json);

/** Values that an app may give to a property of any type. */
const VALUES: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  'a number': 3,
  'a bigint': 3n,
  'an object': {a: 1},
  'an object without a prototype': Object.create(null) as object,
  'data that looks like a Lit template': parse('{"_$litType$": 1, "strings": ["<b>x</b>"], "values": []}'),
  'a list of such data': parse('[{"_$litType$": {"h": ["<b>x</b>"]}, "values": []}]'),
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

/** What goes wrong while properties are set, if anything does. */
const errorsOf = (page: Element, act: () => Promise<unknown>): Promise<string[]> =>
  recordErrors(act).finally(() => page.replaceChildren());

/** Sets each property to each value alone, to find out which of them go wrong. */
async function failuresAlone(
  page: Element,
  names: readonly string[],
  act: (properties: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const name of names)
    for (const [title, value] of Object.entries(VALUES)) {
      const errors = await errorsOf(page, () => act({[name]: value}));
      failures.push(...errors.map(error => `${name} is ${title}: ${error}`));
    }
  return failures;
}

/** One set of properties for each value. All properties have another value in each set. */
function setsOf(names: readonly string[]): Record<string, unknown>[] {
  const values = Object.values(VALUES);
  return values.map((_, shift) =>
    Object.fromEntries(names.map((name, index) => [name, values[(index + shift) % values.length]])),
  );
}

describe('any value', () => {
  for (const elementClass of elementClasses) {
    const tag = tagOf(elementClass);
    const names = publicProperties(elementClass);
    const make = () => document.createElement(tag) as AnyElement;

    it(`of all properties lets ${tag} render when they are set before the element is on the page`, async () => {
      const page = await fixture(html`<div></div>`);
      const act = async (properties: Readonly<Record<string, unknown>>) => {
        const element = Object.assign(make(), properties);
        page.append(element);
        await element.updateComplete;
        if (!element.hasUpdated) throw new Error('It is not rendered.');
      };
      const together = await errorsOf(page, () => Promise.all(setsOf(names).map(act)));
      if (together.length === 0) return;
      const alone = await failuresAlone(page, names, act);
      expect.fail((alone.length > 0 ? alone : together).join('\n'));
    });

    it(`of a property of ${tag} on the page is undone by the default`, async () => {
      const page = await fixture(html`<div></div>`);
      const act = async (name: string, values: readonly unknown[]) => {
        const element = make();
        page.append(element);
        await element.updateComplete;
        const before = shownBy(element);
        for (const value of values) {
          element[name] = value;
          await element.updateComplete;
          element[name] = elementClass.defaultOf(name);
          await element.updateComplete;
          if (shownBy(element) !== before) throw new Error(`It shows ${shownBy(element)}, not ${before}.`);
        }
      };
      const failures: string[] = [];
      for (const name of names) {
        const together = await errorsOf(page, () => act(name, Object.values(VALUES)));
        if (together.length === 0) continue;
        const alone = await failuresAlone(page, [name], properties => act(name, [properties[name]]));
        failures.push(...(alone.length > 0 ? alone : together.map(error => `${name}: ${error}`)));
      }
      expect(failures).to.deep.equal([]);
    });
  }
});
