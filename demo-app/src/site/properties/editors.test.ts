import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {editorsOf, parseText, textOf, type Editor, type TextEditor} from './editors.js';

const TYPES: readonly (readonly [type: string, editor: Editor])[] = [
  ['boolean', {kind: 'switch'}],
  ['boolean | null', {kind: 'switch'}],
  ['boolean | (() => boolean)', {kind: 'switch'}],
  ["boolean | 'submit'", {kind: 'choice', values: [false, true, 'submit']}],
  ["'sm' | 'md' | 'lg'", {kind: 'choice', values: ['sm', 'md', 'lg']}],
  ["'asc' | 'desc' | null", {kind: 'choice', values: ['asc', 'desc']}],
  ["'' | 'p'", {kind: 'choice', values: ['', 'p']}],
  ['number | null', {kind: 'number', words: []}],
  ["number | 'any' | null", {kind: 'number', words: ['any']}],
  ['number | false', {kind: 'number', words: [false]}],
  ['string', {kind: 'text'}],
  ['string | number | null', {kind: 'text'}],
  ['DateInput', {kind: 'text'}],
  ['PageLocation | null', {kind: 'text'}],
  ['readonly Option[]', {kind: 'data'}],
  ['readonly TableColumn<Row>[] | null', {kind: 'data'}],
  ['PathLabels | null', {kind: 'data'}],
  ['Rules | null', {kind: 'none', reason: 'Set in code'}],
  ['((date: Date) => boolean) | null', {kind: 'none', reason: 'Set in code'}],
  ['unknown', {kind: 'none', reason: 'Set in code'}],
];

describe('the editor of a property', () => {
  for (const [type, editor] of TYPES) {
    it(`of the type ${type} is ${editor.kind}`, () => {
      const properties = [{name: 'size', type, attribute: 'size'}];
      assert.deepEqual(editorsOf({properties}), [{name: 'size', editor, group: undefined}]);
    });
  }

  it('does not exist for the current value of a control', () => {
    const properties = [
      {name: 'initValue', type: 'string', attribute: 'init-value'},
      {name: 'value', type: 'string'},
    ];
    assert.equal(editorsOf({properties})[1]?.editor.kind, 'none');
  });

  it('offers null if that is the default', () => {
    const properties = [{name: 'selection', type: "'single' | 'multiple' | null", default: 'null'}];
    assert.deepEqual(editorsOf({properties})[0]?.editor, {
      kind: 'choice',
      values: [null, 'single', 'multiple'],
    });
  });

  it('is at its place: named ones first, those set in code last', () => {
    const properties = [
      {name: 'rules', type: 'Rules | null'},
      {name: 'name', type: 'string'},
      {name: 'label', type: 'string'},
      {name: 'hint', type: 'string'},
    ];
    assert.deepEqual(
      editorsOf({properties}, ['label', 'hint']).map(({name}) => name),
      ['label', 'hint', 'name', 'rules'],
    );
  });

  it('does not exist for a read-only property', () => {
    assert.deepEqual(editorsOf({properties: [{name: 'form', readonly: true}]}), []);
  });
});

describe('the text of an editor', () => {
  const number: TextEditor = {kind: 'number', words: []};
  const step: TextEditor = {kind: 'number', words: ['any']};
  const time: TextEditor = {kind: 'number', words: [false]};
  for (const [title, editor, text, parsed] of [
    ['number', number, '-1', {value: -1}],
    ['number', number, '', null],
    ['number', number, 'x', {problem: 'Enter a number, not “x”.'}],
    ['number or word', step, '0.5', {value: 0.5}],
    ['number or word', step, 'any', {value: 'any'}],
    ['number or word', step, 'all', {problem: 'Enter a number or “any”, not “all”.'}],
    ['number or false', time, 'false', {value: false}],
    ['text', {kind: 'text'}, '12', {value: '12'}],
    ['data', {kind: 'data'}, '[1]', {value: [1]}],
    ['data', {kind: 'data'}, 'false', {value: false}],
  ] as const) {
    it(`"${text}" means ${JSON.stringify(parsed)} in a ${title} editor`, () => {
      assert.deepEqual(parseText(editor, text), parsed);
    });
  }

  it('that is not JSON has a problem', () => {
    const parsed = parseText({kind: 'data'}, '[1');
    assert.match(parsed !== null && 'problem' in parsed ? parsed.problem : '', /^This is not JSON\./);
  });

  for (const [value, text] of [
    [null, ''],
    [{a: 1}, '{"a":1}'],
    [[1, 2], '[1,2]'],
    [[{a: 1}, {a: 2}], '[\n  {"a":1},\n  {"a":2}\n]'],
  ] as const) {
    it(`of ${JSON.stringify(value)} is ${JSON.stringify(text)}`, () => {
      assert.equal(textOf(value), text);
    });
  }
});
