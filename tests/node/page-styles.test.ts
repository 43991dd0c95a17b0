/** The style sheet that the elements of a page in the HTML share. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {sharedSheet} from '../../scripts/site/shared-sheet.mjs';

/** Returns the rules of a style sheet in one line. */
const rulesOf = (stylesByTag: Record<string, readonly string[]>): string =>
  sharedSheet(stylesByTag).replace(/\s+/g, ' ').trim();

describe('the styles of several elements in one sheet', () => {
  const ROWS: readonly (readonly [title: string, css: string, expected: string])[] = [
    ['a class', '.base{x:y}', ':host(:where(lc-a)) .base { x: y; }'],
    ['the host', ':host{x:y}', ':host(:where(lc-a)):host(:where(lc-a)) { x: y; }'],
    ['a host with a state', ':host([open]) .b{x:y}', ':host([open]):host(:where(lc-a)) .b { x: y; }'],
    [
      'a host in brackets',
      ':host(:not(:state(x))) p{x:y}',
      ':host(:not(:state(x))):host(:where(lc-a)) p { x: y; }',
    ],
    ['a disabled host', ':host(:disabled){x:y}', ':host([disabled]):host(:where(lc-a)) { x: y; }'],
    [
      'a host with several states',
      ':host(:is(:disabled,[a])){x:y}',
      ':host(:is([disabled], [a])):host(:where(lc-a)) { x: y; }',
    ],
    ['a list', '.a,:is(.b,.c){x:y}', ':host(:where(lc-a)) .a, :host(:where(lc-a)) :is(.b, .c) { x: y; }'],
    ['a tag', 'lc-b{x:y}', ':host(:where(lc-a)) lc-b { x: y; }'],
    ['a condition', '@media (x){.a{x:y}}', '@media (x) { :host(:where(lc-a)) .a { x: y; } }'],
    ['a rule inside another', 'a{b{x:y}}', ':host(:where(lc-a)) a { & b { x: y; } }'],
    ['a string', '.a::after{content:"}"}', ':host(:where(lc-a)) .a:after { content: "}"; }'],
  ];

  for (const [title, css, expected] of ROWS) {
    it(`belong to their element: ${title}`, () => {
      assert.equal(rulesOf({'lc-a': [css], 'lc-b': []}), expected);
    });
  }

  it('contain what some elements share only once', () => {
    const rules = rulesOf({'lc-a': ['.x{x:y}'], 'lc-b': ['.x{x:y}'], 'lc-c': []});
    assert.equal(rules, ':host(:where(lc-a, lc-b)) .x { x: y; }');
  });

  it('do not concern the document', () => {
    assert.equal(rulesOf({'lc-a': ['*{x:y}:host{x:y}']}), ':host *, :host:host { x: y; }');
  });

  it('must not have different animations with one name', () => {
    const animation = (to: string) => `@keyframes run{to{rotate:${to}}}`;
    assert.throws(() => sharedSheet({'lc-a': [animation('1turn')], 'lc-b': [animation('2turn')]}), /"run"/);
    assert.doesNotThrow(() =>
      sharedSheet({'lc-a': [animation('1turn')], 'lc-b': [`${animation('1turn')}p{}`]}),
    );
  });
});
