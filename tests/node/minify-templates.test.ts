/** The package build removes white space of templates that has no effect, and no other. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {minifyCss, minifyHtml} from '../../scripts/rollup/minify-templates.mjs';

describe('minifyHtml', () => {
  const cases: [title: string, strings: string[], expected: string[]][] = [
    ['removes line breaks between tags', ['\n  <div>\n    <p></p>\n  </div>\n'], ['<div><p></p></div>']],
    ['removes line breaks next to expressions', ['<p>\n  ', '\n  ', '\n</p>'], ['<p>', '', '</p>']],
    ['keeps spaces on a line', ['<p>', ' ', '</p> <b></b>'], ['<p>', ' ', '</p> <b></b>']],
    ['keeps a space between words', ['<p>one\n  two</p>'], ['<p>one two</p>']],
    ['keeps a space between a word and a tag', ['<p>one\n  <b>two</b></p>'], ['<p>one <b>two</b></p>']],
    ['keeps a space between a word and an expression', ['<p>one\n  ', '</p>'], ['<p>one ', '</p>']],
    [
      'puts attributes on one line',
      ['<a\n  href=', '\n  ?hidden=', '\n></a\n>'],
      ['<a href=', ' ?hidden=', '></a>'],
    ],
    [
      'keeps attribute values',
      ['<a title="one\n  two" x=\'a  b\'></a>'],
      ['<a title="one\n  two" x=\'a  b\'></a>'],
    ],
    ['keeps a > in an attribute value', ['<a title="a > b"\n  x></a>'], ['<a title="a > b" x></a>']],
    ['removes comments', ['<p><!-- why --></p>'], ['<p></p>']],
    ['keeps comments with an expression', ['<!-- ', ' --><p></p>'], ['<!-- ', ' --><p></p>']],
    ['ends an element itself', ['<input\n  value=', '\n/>'], ['<input value=', '/>']],
  ];
  for (const [title, strings, expected] of cases) {
    it(title, () => assert.deepEqual(minifyHtml(strings), expected));
  }
});

describe('minifyCss', () => {
  const cases: [title: string, strings: string[], expected: string[]][] = [
    [
      'removes line breaks and optional spaces',
      ['\n  :host {\n    color: red;\n    margin: 0 auto;\n  }\n\n  a,\n  b {\n    top: 0;\n  }\n'],
      [':host{color:red;margin:0 auto}a,b{top:0}'],
    ],
    ['keeps the spaces of selectors', ['.a :hover > b {top: 0}'], ['.a :hover > b{top:0}']],
    [
      'keeps the spaces of conditions',
      ['@media (width < 30rem) and (hover) {a {top: 0}}'],
      ['@media (width < 30rem) and (hover){a{top:0}}'],
    ],
    ['keeps the spaces of sums', ['a {top: calc(1px + var(--b) * 2)}'], ['a{top:calc(1px + var(--b) * 2)}']],
    ['keeps an empty custom property', ['a {--b: ;}'], ['a{--b:}']],
    ['keeps quoted text', ['a {content: " {, } "}'], ['a{content:" {, } "}']],
    [
      'removes comments, but not in quoted text',
      ['/* why */ a {content: "/* b */"}'],
      ['a{content:"/* b */"}'],
    ],
    [
      'keeps expressions',
      ['@container (width < ', ') {', ' .a {top: ', '}}'],
      ['@container (width < ', '){', ' .a{top:', '}}'],
    ],
  ];
  for (const [title, strings, expected] of cases) {
    it(title, () => assert.deepEqual(minifyCss(strings), expected));
  }
});
