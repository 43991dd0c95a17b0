/** The API reference that the site shows: a default in one place, and the types of methods as they are declared. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {withDefaultOnce} from '../../scripts/api-reference/defaults.mjs';

interface Item {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly description: string;
}

interface Reference {
  readonly tag: string;
  readonly reactProps: readonly Item[];
  readonly properties: readonly Item[];
  readonly methods: readonly Item[];
  readonly attributes: readonly Item[];
}

const file = fileURLToPath(new URL('../../demo-app/src/site/api/reference.json', import.meta.url));
const references = JSON.parse(await readFile(file, 'utf8')) as Reference[];

const cases: [string, string | undefined, string, string | undefined, string][] = [
  ['removes the default', "'md'", "Size. Default `'md'`.", "'md'", 'Size.'],
  ['keeps what follows', '10', 'Rows. Default 10. Others warn.', '10', 'Rows. Others warn.'],
  [
    'explains the default',
    "''",
    "Name. Default `''`: nothing is sent.",
    "''",
    'Name. By default, nothing is sent.',
  ],
  ['starts a sentence', 'true', 'Shows it. Default true; else hides it.', 'true', 'Shows it. Else hides it.'],
  ['removes the mark', "'asc'", "`'asc'` (default) or `'desc'`.", "'asc'", "`'asc'` or `'desc'`."],
  ['moves a default', undefined, 'Path. Default null.', 'null', 'Path.'],
  ['keeps another default', '3', 'Height. Default 4.', '3', 'Height. Default 4.'],
  [
    'shows the text of users',
    'null',
    'Text. Default: "OK..." in Thai. Or so.',
    '"OK..."',
    'Text. The default is in Thai. Or so.',
  ],
  ['shows the text if empty', "''", 'Text. If empty, "OK" in Thai.', '"OK"', 'Text. If empty, "OK" in Thai.'],
  [
    'shows words',
    'null',
    "Path. Default: the document's path. It is.",
    "the document's path",
    'Path. It is.',
  ],
  ['keeps words if there is a value', '1', 'Text. Default: the rest.', '1', 'Text. Default: the rest.'],
];

describe('the default of a property', () => {
  for (const [title, given, text, standard, rest] of cases) {
    it(title, () => {
      const item = withDefaultOnce({name: 'x', type: 'string', default: given, description: text});
      assert.deepEqual(item, {name: 'x', type: 'string', default: standard, description: rest});
    });
  }

  it('is the text that users see', () => {
    const shown = (tag: string, name: string) =>
      references.find(item => item.tag === tag)?.properties.find(item => item.name === name)?.default;
    assert.deepEqual(
      [
        shown('lc-select', 'unselectedOptionText'),
        shown('lc-modal', 'acceptText'),
        shown('lc-date-time-picker', 'timeCaption'),
        shown('lc-bar-loader', 'label'),
      ],
      ['"Choose..."', '"Accept"', '"Time"', '"Loading"'],
    );
  });

  it('is not repeated in any description of the reference', () => {
    const repeated = references.flatMap(({tag, reactProps, properties}) =>
      [...reactProps, ...properties]
        .filter(
          ({default: standard, description}) => standard && description.includes(`Default \`${standard}\``),
        )
        .map(({name}) => `${tag} ${name}`),
    );
    assert.deepEqual(repeated, ['lc-navbar brandHref', 'lc-navbar brandHref']);
  });
});

interface NamedType {
  readonly name: string;
  readonly href?: string;
  readonly description?: string;
  readonly type?: string;
  readonly members?: readonly Item[];
}

const typesFile = fileURLToPath(new URL('../../demo-app/src/site/api/types.json', import.meta.url));
const types = JSON.parse(await readFile(typesFile, 'utf8')) as Record<string, NamedType[]>;

/** Returns a type that a page names. */
const typeOf = (element: string, name: string) => types[element]?.find(other => other.name === name);

describe('the types of the reference', () => {
  it('have the members of an object', () => {
    const members = typeOf('select', 'Option')?.members?.map(({name, type}) => `${name}: ${type}`);
    assert.deepEqual(members, [
      'text: string',
      'value: string',
      'disabled: boolean',
      'group: string',
      'description: string',
      'suffix: string',
      'icon: string',
    ]);
  });

  it('have the text of any other type, and describe the types in it', () => {
    assert.equal(typeOf('data-table', 'TableSelection')?.type, 'SelectedKeys | SelectedMatches');
    assert.equal(typeOf('data-table', 'SelectedKeys')?.description, 'Rows selected one by one.');
  });

  it('have the address of another page that describes them', () => {
    assert.equal(typeOf('navbar', 'ButtonProps')?.href, '/api/button#properties');
  });

  it('are only those of the library', () => {
    const foreign = Object.values(types)
      .flat()
      .filter(({name}) => ['Locale', 'CustomEvent', 'ReactNode', 'Promise'].includes(name));
    assert.deepEqual(foreign, []);
  });

  it('have a description', () => {
    const silent = Object.values(types)
      .flat()
      .filter(({href, description}) => !href && !description);
    assert.deepEqual(silent, []);
  });

  it('have parentheses in lists of several types', () => {
    const items = references.flatMap(({reactProps, properties}) => [...reactProps, ...properties]);
    const lists = items.map(({type}) => type).filter(type => /\bstring \| number\)?\[]/.test(type ?? ''));
    assert.ok(lists.length > 0);
    assert.deepEqual(
      lists.filter(type => !type?.includes('(string | number)[]')),
      [],
    );
  });
});

describe('the methods of elements', () => {
  it('have the parameters that they declare', () => {
    const types = references.map(({methods}) => methods.find(({name}) => name === 'focus')?.type);
    assert.deepEqual([...new Set(types)], ['(options?: FocusOptions) => void']);
  });

  it('have a description, like all attributes', () => {
    const silent = references.flatMap(({tag, methods, attributes}) =>
      [...methods, ...attributes].filter(({description}) => !description).map(({name}) => `${tag} ${name}`),
    );
    assert.deepEqual(silent, []);
  });
});
