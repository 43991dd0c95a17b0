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

/** The props that every version has documented. */
const DOCUMENTED = {
  'text-input': 'attributes initValue label onChange rules showValidation',
  select: 'options unselectedOptionText noUnselectedOptionText',
  'radio-box': 'options boxesPerRow',
  'date-time-picker':
    'dateFormat disabled filterDate minDate maxDate showTimeSelect timeCaption timeFormat timeIntervals',
  slider: 'minValue maxValue measurementUnit',
  'main-loader': 'duration fontSize height message',
  'bar-loader': 'height loading',
  permissions: 'check yes no',
  toast: 'message type',
  modal: 'acceptText cancelText title showFooter onAccept onCancel size',
  'search-modal': 'searchText searchOnChange',
  breadcrumb: 'location',
};

describe('the properties of an API page', () => {
  it('have the documented props', () => {
    for (const [name, props] of Object.entries(DOCUMENTED)) {
      assert.deepEqual(
        props.split(' ').filter(prop => !row(name, prop)),
        [],
        name,
      );
    }
  });

  it('have each name of React and of the element once', () => {
    for (const item of references) {
      const names = settingsOf(item).filter(({note}) => note !== 'attribute only');
      const repeated = names.filter(
        ({name}, index) => names.findIndex(other => other.name === name) !== index,
      );
      assert.deepEqual(repeated, [], item.tag);
    }
  });

  it('have every prop of React, handlers too', () => {
    for (const item of references) {
      const shown = settingsOf(item).map(({name}) => name);
      assert.deepEqual(
        item.reactProps.map(({name}) => name).filter(name => !shown.includes(name)),
        [],
        item.tag,
      );
    }
    assert.match(row('modal', 'onCancel')?.description ?? '', /^Called when Cancel is pressed/);
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
  it('name the prop that is called with them', () => {
    assert.equal(eventsOf(reference('modal')).find(({name}) => name === 'lc-hide')?.note, 'onHide');
  });

  it('do not name a prop with another signature', () => {
    assert.equal(eventsOf(reference('select')).find(({name}) => name === 'change')?.note, '');
  });
});
