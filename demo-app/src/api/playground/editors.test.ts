import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {editorsOf, parseText, type Editor} from './editors.js';

const TYPES: readonly (readonly [type: string, editor: Editor])[] = [
  ['boolean', {kind: 'switch'}],
  ['boolean | null', {kind: 'switch'}],
  ['boolean | (() => boolean)', {kind: 'switch'}],
  ["boolean | 'submit'", {kind: 'choice', values: [false, true, 'submit']}],
  ["'sm' | 'md' | 'lg'", {kind: 'choice', values: ['sm', 'md', 'lg']}],
  ["'asc' | 'desc' | null", {kind: 'choice', values: ['asc', 'desc']}],
  ["'' | 'p'", {kind: 'choice', values: ['', 'p']}],
  ['number | null', {kind: 'number'}],
  ["number | 'any' | null", {kind: 'data'}],
  ['number | false', {kind: 'data'}],
  ['string', {kind: 'text'}],
  ['string | number | null', {kind: 'text'}],
  ['DateInput', {kind: 'text'}],
  ['PageLocation | null', {kind: 'text'}],
  ['readonly Option[]', {kind: 'data'}],
  ['readonly TableColumn<Row>[] | null', {kind: 'data'}],
  ['PathLabels | null', {kind: 'data'}],
  ['Rules | null', {kind: 'none', reason: 'Set in code.'}],
  ['((date: Date) => boolean) | null', {kind: 'none', reason: 'Set in code.'}],
  ['unknown', {kind: 'none', reason: 'Set in code.'}],
];

describe('the editor of a property', () => {
  for (const [type, editor] of TYPES) {
    it(`of the type ${type} is ${editor.kind}`, () => {
      const properties = [{name: 'size', type, attribute: 'size'}];
      assert.deepEqual(editorsOf({properties}), [{name: 'size', editor}]);
    });
  }

  it('does not exist for the current value of a control', () => {
    const properties = [
      {name: 'initValue', type: 'string', attribute: 'init-value'},
      {name: 'value', type: 'string'},
    ];
    assert.equal(editorsOf({properties})[1]?.editor.kind, 'none');
  });

  it('does not exist for a read-only property', () => {
    assert.deepEqual(editorsOf({properties: [{name: 'form', readonly: true}]}), []);
  });
});

describe('the text of an editor', () => {
  for (const [kind, text, parsed] of [
    ['number', '-1', {value: -1}],
    ['number', '', null],
    ['number', 'x', {problem: '“x” is not a number.'}],
    ['text', '12', {value: '12'}],
    ['data', '[1]', {value: [1]}],
    ['data', 'false', {value: false}],
  ] as const) {
    it(`"${text}" means ${JSON.stringify(parsed)} in a ${kind} editor`, () => {
      assert.deepEqual(parseText(kind, text), parsed);
    });
  }

  it('that is not JSON has a problem', () => {
    const parsed = parseText('data', '[1');
    assert.match(parsed !== null && 'problem' in parsed ? parsed.problem : '', /^This is not JSON\./);
  });
});
