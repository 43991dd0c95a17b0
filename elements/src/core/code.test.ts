import {expect} from '@open-wc/testing';
import {codeIn, type CodeType} from './code.js';

describe('codeIn', () => {
  const CASES: readonly (readonly [text: string, type: CodeType, code: string])[] = [
    ['123456', 'numeric', '123456'],
    ['123 456', 'numeric', '123456'],
    ['123-456', 'numeric', '123456'],
    ['G-123456', 'numeric', '123456'],
    ['Your code is 123456.', 'numeric', '123456'],
    ['1234567', 'numeric', '123456'],
    ['١٢٣٤٥٦', 'numeric', '123456'],
    ['۱۲۳۴۵۶', 'numeric', '123456'],
    ['１２３', 'numeric', '123'],
    ['٠٩٪', 'numeric', '09'],
    ['۰۹', 'numeric', '09'],
    ['０９：', 'numeric', '09'],
    ['a1b2', 'numeric', '12'],
    ['a1-B2', 'alphanumeric', 'a1B2'],
    ['é1😀2', 'alphanumeric', '12'],
    ['', 'alphanumeric', ''],
  ];

  for (const [text, type, code] of CASES)
    it(`reads ${JSON.stringify(code)} from ${JSON.stringify(text)} as ${type}`, () => {
      expect(codeIn(text, type, 6)).to.equal(code);
    });
});
