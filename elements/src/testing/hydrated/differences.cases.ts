/**
 * A property that has another value than on the server, because it was set before the element hydrates: the result is the
 * same as if the browser had rendered the element. `npm run test:hydrated` runs these cases.
 */
import {expect} from '@open-wc/testing';
import type {LcElement} from '../../base/lc-element.js';
import '../../components/menu/popups.define.js';
import '../../index.js';
import {elementClasses, tagOf, type ElementClass} from '../element-classes.js';
import {recordWarnings} from '../events.js';
import {serverPage} from './testing.js';

type AnyElement = LcElement & Record<string, unknown>;

/** A property, with the attribute of the server and the value in the browser. */
interface Change {
  readonly name: string;
  readonly attribute: string;
  readonly onServer: string | null;
  readonly inBrowser: unknown;
}

/** What an element needs to show everything it can. */
const MARKUP: Readonly<Record<string, string>> = {
  'lc-breadcrumb': 'location="/people/ada" home-text="Home"',
  'lc-data-table': `columns='[{"label":"A","field":"a"}]' rows='[{"a":"1"}]'`,
  'lc-datalist': `options='[{"text":"Apple","value":"a"}]'`,
  'lc-navbar': 'log-out notifications brand-text="Life" location="/people"',
  'lc-sidebar-link': 'href="/people" text="People"',
  'lc-button': 'href="/people"',
  'lc-server-table': `endpoint="/no-people" columns='[{"label":"A","field":"a"}]'`,
};

function changesOf({elementProperties}: ElementClass): Change[] {
  return [...elementProperties].flatMap(([key, {state, attribute, type}]): Change[] => {
    if (state === true || attribute === false) return [];
    const name = String(key);
    const change = {name, attribute: typeof attribute === 'string' ? attribute : name.toLowerCase()};
    if (type === Boolean)
      return [
        {...change, onServer: '', inBrowser: false},
        {...change, onServer: null, inBrowser: true},
      ];
    const values = type === Number ? [2, 5] : ['/server', '/browser'];
    return [
      {...change, onServer: String(values[0]), inBrowser: values[1]},
      {...change, onServer: null, inBrowser: values[1]},
    ];
  });
}

/** The HTML of an element with the attribute of the server: the first of two with the same name counts. */
function htmlOf(tag: string, {attribute, onServer}: Change): string {
  const given = onServer === null ? '' : `${attribute}="${onServer}"`;
  return `<${tag} ${given} ${MARKUP[tag] ?? ''}></${tag}>`;
}

/** Adds an element to the page after one of its properties was set, and returns what it shows. */
async function shownBy(page: HTMLElement, {name, inBrowser}: Change): Promise<string> {
  const element = page.firstElementChild as AnyElement;
  element[name] = inBrowser;
  document.body.append(page);
  await (element.localName === DEEP ? updated(element) : element.updateComplete);
  const shown = contentOf(element);
  page.remove();
  return shown;
}

/** The steps of an import create their buttons after its update. Others would go on with what they do in time. */
const DEEP = 'lc-import';

async function updated(element: Element & {readonly updateComplete?: Promise<boolean>}): Promise<void> {
  await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) await updated(inner);
}

function browserPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.setHTMLUnsafe(html);
  return page;
}

/** What users see of an element, and what scripts find in it. */
function contentOf({shadowRoot, childNodes}: Element): string {
  return [...(shadowRoot?.childNodes ?? []), ...childNodes].map(describeNode).join('');
}

function describeNode(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  if (!(node instanceof Element) || node.localName === 'style') return '';
  const attributes = [...node.attributes]
    // Only the state of a native control counts.
    .filter(({name}) => !['selected', 'checked', 'value'].includes(name))
    // The main loader measures its text in a later frame.
    .filter(({name}) => !node.matches('svg.message') || !/^(viewBox|width|height|font-size)$/.test(name))
    .map(({name, value}) => `${name}=${JSON.stringify(value.trim())}`)
    .sort();
  const {value, checked} = node as Partial<HTMLInputElement>;
  const state = node.matches('input, select, textarea') ? JSON.stringify([value, checked]) : '';
  // The text in it is the default of its value.
  const content = node.localName === 'textarea' ? '' : contentOf(node);
  return `<${[node.localName, ...attributes, state].join(' ')}>${content}</>`;
}

describe('a property with another value than on the server', () => {
  for (const elementClass of elementClasses) {
    const tag = tagOf(elementClass);
    for (const change of changesOf(elementClass)) {
      const {name, attribute, onServer, inBrowser} = change;
      const given = onServer === null ? `without ${attribute}` : `${attribute}="${onServer}"`;
      it(`shows once hydrated: ${tag} ${given}, ${name} is ${JSON.stringify(inBrowser)}`, async () => {
        const html = htmlOf(tag, change);
        let [actual, expected] = ['', ''];
        await recordWarnings(async () => {
          actual = await shownBy(await serverPage(html), change);
          expected = await shownBy(browserPage(html), change);
        });
        expect(actual).to.equal(expected);
      });
    }
  }
});

/** Adds the page of a server whose element gets other properties before it hydrates. Returns the warnings. */
async function hydrateWith(html: string, properties: Readonly<Record<string, unknown>>) {
  const page = await serverPage(html);
  const element = page.firstElementChild as AnyElement;
  Object.assign(element, properties);
  document.body.append(page);
  const warnings = await recordWarnings(() => element.updateComplete);
  return {root: element.shadowRoot!, warnings};
}

describe('a difference between the server and the browser', () => {
  for (const [html, properties, difference] of [
    ['<lc-button href="/old">Go</lc-button>', {href: '/new'}, 'href="/old" instead of href="/new"'],
    ['<lc-button href="/a">Go</lc-button>', {target: 'b'}, 'no target instead of target="b"'],
    ['<lc-typography>Text</lc-typography>', {}, null],
    ['<lc-checkbox label="Old"></lc-checkbox>', {label: 'New'}, '"Old" instead of "New"'],
    ['<lc-page-layout><lc-sidebar slot="sidebar"></lc-sidebar></lc-page-layout>', {}, null],
    ['<lc-page-layout><p>Text</p></lc-page-layout>', {}, null],
    ['<lc-checkbox label="Name"></lc-checkbox>', {hint: 'Help'}, '"Name" instead of "NameHelp"'],
    [
      '<lc-checkbox label="Name" error="Old"></lc-checkbox>',
      {error: ''},
      'class="field is-invalid" instead of class="field ", aria-invalid="true" instead of aria-invalid="false", aria-live="polite" instead of aria-live="off"',
    ],
  ] as const) {
    it(`is named: ${html} with ${JSON.stringify(properties)}`, async () => {
      const {warnings} = await hydrateWith(html, properties);
      const expected =
        difference === null
          ? []
          : [
              `${html.replace(/ .*|(?<=^<[\w-]+)>.*/, '>')}: the server-rendered HTML does not match: it has ${difference}. ` +
                'Set the same properties on the server, or change them after hydration.',
            ];
      expect(warnings).to.deep.equal(expected);
    });
  }

  it('is none for an attribute that the app sets on the control', async () => {
    const html = '<lc-text-input label="Code"></lc-text-input>';
    const controlAttributes = {autocomplete: 'one-time-code'};
    const {root, warnings} = await hydrateWith(html, {controlAttributes});
    expect(root.querySelector('input')!.autocomplete).to.equal('one-time-code');
    expect(warnings).to.deep.equal([]);
  });

  it('does not leave the header of another column', async () => {
    const columns = (name: string) => [{label: name, field: name}];
    const rows = [{A: 'a', B: 'b'}];
    const json = (value: unknown) => JSON.stringify(value);
    const html = `<lc-data-table columns='${json(columns('A'))}' rows='${json(rows)}'></lc-data-table>`;
    const {root} = await hydrateWith(html, {columns: columns('B')});
    const texts = [...root.querySelectorAll('th, td')].map(({textContent}) => textContent.trim());
    expect(texts).to.deep.equal(['B', 'b']);
  });
});
