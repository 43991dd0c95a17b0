import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {findEntries, LIMIT, type SearchEntry} from './search-entries.js';

const entry = (text: string, description = '', words = ''): SearchEntry => ({
  text,
  description,
  words,
  group: 'Pages',
  href: `/${text}`,
});
const ENTRIES = [
  entry('Checkboxes', 'One box, and boxes in a form.', 'Checkbox'),
  entry('Text inputs', 'Rules, types and forms.', 'TextInput'),
  entry('TextInput', 'Props of a field.'),
  entry('inputs'),
];

const CASES: readonly (readonly [query: string, found: readonly string[]])[] = [
  ['', []],
  ['  ', []],
  ['checkboxes', ['Checkboxes']],
  ['CHECKBOX', ['Checkboxes']],
  ['text', ['Text inputs', 'TextInput']],
  ['textinput', ['TextInput', 'Text inputs']],
  ['inputs', ['inputs', 'Text inputs']],
  ['form box', ['Checkboxes']],
  ['nothing', []],
];

/** The component of a prop is among its words. */
const PROPS: readonly SearchEntry[] = [
  {...entry('File upload', 'Its size, and a button to remove it.'), isPage: true},
  {...entry('Buttons', 'Variants, sizes, and icons.'), isPage: true},
  entry('size', 'Size of the icon.', 'IconButton'),
  entry('size', 'Size of the button.', 'Button'),
];

const PAGES: readonly SearchEntry[] = [
  entry('table', 'The native table.'),
  entry('disabled', 'Not editable.'),
  {...entry('Tables', 'Rows and pages.'), isPage: true},
];

describe('findEntries', () => {
  it('returns a page before other entries of the same name', () => {
    assert.deepEqual(
      findEntries(PAGES, 'table').map(({text}) => text),
      ['Tables', 'table'],
    );
  });

  it('returns a name without other words before one that has more of them', () => {
    const words = 'table rows select';
    const found = findEntries([entry('Live rows', '', words), entry('Selection', '', words)], 'select rows');
    assert.deepEqual(
      found.map(({text}) => text),
      ['Selection', 'Live rows'],
    );
  });

  it('matches the beginning of a word in a description, but not its middle', () => {
    assert.deepEqual(
      [findEntries(PAGES, 'edit'), findEntries(PAGES, 'ditable')].map(({length}) => length),
      [1, 0],
    );
  });

  it('returns the prop of the component with exactly this name first', () => {
    const [first] = findEntries(PROPS, 'button size');
    assert.equal(first?.words, 'Button');
  });

  it('ignores the words of a question that do not name its subject', () => {
    assert.deepEqual(
      findEntries(ENTRIES, 'how to do checkboxes').map(({text}) => text),
      ['Checkboxes'],
    );
  });

  for (const [query, found] of CASES) {
    it(`finds ${found.join(', ') || 'nothing'} for "${query}"`, () => {
      assert.deepEqual(
        findEntries(ENTRIES, query).map(({text}) => text),
        found,
      );
    });
  }

  it('returns at most as many entries as the limit', () => {
    const many = Array.from({length: LIMIT + 1}, (_, index) => entry(`input ${index}`));
    assert.equal(findEntries(many, 'input').length, LIMIT);
  });
});
