/** The rows of an API page that an element and its React component share. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {Reference} from './reference.js';
import {eventsOf, settingsOf} from './settings.js';

const file = fileURLToPath(new URL('reference.json', import.meta.url));
const references = JSON.parse(await readFile(file, 'utf8')) as Reference[];
const reference = (name: string) => references.find(item => item.name === name)!;
const row = (name: string, row: string) => settingsOf(reference(name)).find(item => item.name === row);

describe('the properties of an API page', () => {
  it('have each name of React and of the element once', () => {
    for (const item of references) {
      const names = settingsOf(item).filter(({note}) => note !== 'attribute only');
      const repeated = names.filter(
        ({name}, index) => names.findIndex(other => other.name === name) !== index,
      );
      assert.deepEqual(repeated, [], item.tag);
    }
  });

  it('say what only React or only the element has, and the name of the attribute', () => {
    assert.deepEqual(
      ['onChange', 'typedValue', 'initValue', 'rules', 'disabled'].map(name => row('select', name)?.note),
      ['React only', 'element only, read-only property', 'init-value', 'no attribute', ''],
    );
  });

  it('have the sentences for React that are not about the element too', () => {
    const link = row('data-table', 'rowHref');
    assert.match(link?.description ?? '', /^The address of a row: .*It needs `import/);
    assert.equal(link?.inReact.description, '');
    assert.match(row('select', 'value')?.inReact.description ?? '', /Update it in `onChange`\.$/);
  });

  it('have the type in React if it differs', () => {
    assert.deepEqual(
      [row('date-time-picker', 'value')?.type, row('date-time-picker', 'value')?.inReact.type],
      ['string', 'Date | null'],
    );
    assert.equal(row('text-input', 'type')?.inReact.type, undefined);
  });
});

describe('the events of an API page', () => {
  it('have the prop that only passes them on, which is not a property then', () => {
    const hide = eventsOf(reference('modal')).find(({name}) => name === 'lc-hide');
    assert.equal(hide?.note, 'onHide');
    assert.equal(row('modal', 'onHide'), undefined);
    assert.ok(hide?.formerIds.includes('react-props-onHide'));
  });

  it('leave props with another signature where they are', () => {
    assert.equal(eventsOf(reference('select')).find(({name}) => name === 'change')?.note, '');
    assert.ok(row('select', 'onChange'));
  });

  it('lose no prop of React', () => {
    for (const item of references) {
      const shown = [...settingsOf(item).map(({name}) => name), ...eventsOf(item).map(({note}) => note)];
      assert.deepEqual(
        item.reactProps.filter(({name}) => !shown.includes(name)).map(({name}) => name),
        [],
        item.tag,
      );
    }
  });
});
