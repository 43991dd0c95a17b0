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

const file = fileURLToPath(new URL('../../demo-app/src/api/reference.json', import.meta.url));
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
  ['keeps words', 'null', 'Text. Default: "OK" in English.', 'null', 'Text. Default: "OK" in English.'],
];

describe('the default of a property', () => {
  for (const [title, given, text, standard, rest] of cases) {
    it(title, () => {
      const item = withDefaultOnce({name: 'x', type: 'string', default: given, description: text});
      assert.deepEqual(item, {name: 'x', type: 'string', default: standard, description: rest});
    });
  }

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
