/** The style sheet that the elements of a page in the HTML share. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {splitSelectors, withSelectors} from '../../scripts/pages/selectors.mjs';
import {sharedSheet} from '../../scripts/pages/styles.mjs';

describe('the styles of several elements in one sheet', () => {
  const ROWS: readonly (readonly [title: string, css: string, expected: string])[] = [
    ['a class', '.base{color:red}', ':host(:where(lc-a)) .base{color:red}'],
    ['the host', ':host{color:red}', ':host(:where(lc-a)):host(:where(lc-a)){color:red}'],
    ['a host with a state', ':host([open]) .b{x:y}', ':host([open]):host(:where(lc-a)) .b{x:y}'],
    [
      'a host in brackets',
      ':host(:not(:state(x))) p{x:y}',
      ':host(:not(:state(x))):host(:where(lc-a)) p{x:y}',
    ],
    ['a disabled host', ':host(:disabled){x:y}', ':host([disabled]):host(:where(lc-a)){x:y}'],
    ['a list', '.a,:is(.b,.c){x:y}', ':host(:where(lc-a)) .a,:host(:where(lc-a)) :is(.b,.c){x:y}'],
    ['a tag', 'lc-b{x:y}', ':host(:where(lc-a)) lc-b{x:y}'],
    ['a class that starts like a tag', '.lc-icon{x:y}', ':host(:where(lc-a)) .lc-icon{x:y}'],
    ['a condition', '@media (x){.a{x:y}}', '@media (x){:host(:where(lc-a)) .a{x:y}}'],
    [
      'an animation',
      '@keyframes run{to{x:y}}.a{animation:run 1s}',
      '@keyframes run-1{to{x:y}}:host(:where(lc-a)) .a{animation:run-1 1s}',
    ],
    ['a string', '.a::after{content:"}"}', ':host(:where(lc-a)) .a::after{content:"}"}'],
    ['a comment', '/* } */.a{x:y}', ':host(:where(lc-a)) .a{x:y}'],
  ];

  for (const [title, css, expected] of ROWS) {
    it(`belong to their element: ${title}`, () => {
      const sheet = sharedSheet({'lc-a': ['p{}', css], 'lc-b': ['p{}']});
      assert.equal(sheet.split('\n')[1], expected);
    });
  }

  it('contain what some elements share only once', () => {
    const sheet = sharedSheet({'lc-a': ['.x{}'], 'lc-b': ['.x{}'], 'lc-c': []});
    assert.equal(sheet, ':host(:where(lc-a,lc-b)) .x{}');
  });

  it('do not concern the document', () => {
    assert.equal(sharedSheet({'lc-a': ['*{x:y}:host{x:y}']}), ':host *{x:y}:host:host{x:y}');
  });
});

describe('selectors', () => {
  it('are split at commas outside brackets', () => {
    assert.deepEqual(splitSelectors('a, :is(b, c), [d=","]'), ['a', ':is(b, c)', '[d=","]']);
  });

  it('stay in rules inside other rules', () => {
    assert.equal(
      withSelectors('a{b{x:y}}', () => ['c']),
      'c{b{x:y}}',
    );
  });
});
