import {expect} from '@open-wc/testing';
import {decodeFile} from './index.js';

const decoded = (bytes: number[], fallback?: string) => {
  const {text, encoding} = decodeFile(
    new Uint8Array(bytes),
    (name, options) => new TextDecoder(name, options),
    fallback,
  );
  return [text, encoding];
};

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string) =>
  [...text].flatMap(letter => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);
const swapped = (bytes: number[]) => bytes.map((_, index) => bytes[index ^ 1]!);

describe('decodeFile', () => {
  const files: readonly (readonly [name: string, bytes: number[], text: string, encoding: string])[] = [
    ['an empty file', [], '', 'utf-8'],
    ['one byte', [0x61], 'a', 'utf-8'],
    ['UTF-8', utf8('ä🙂'), 'ä🙂', 'utf-8'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8('ä')], 'ä', 'utf-8'],
    ['UTF-16 with a mark', [0xff, 0xfe, ...utf16('ä;日')], 'ä;日', 'utf-16le'],
    ['UTF-16 with the high bytes first', [0xfe, 0xff, ...swapped(utf16('ä;日'))], 'ä;日', 'utf-16be'],
    ['UTF-16 without a mark', utf16('a;日'), 'a;日', 'utf-16le'],
    ['UTF-16 without a mark, with the high bytes first', swapped(utf16('a;日')), 'a;日', 'utf-16be'],
    ['Windows-1252', [0xe4, 0x3b, 0xfc], 'ä;ü', 'windows-1252'],
    ['UTF-8 that is cut', [0x61, 0xc3], 'aÃ', 'windows-1252'],
  ];
  for (const [name, bytes, text, encoding] of files)
    it(`reads ${name}`, () => {
      expect(decoded(bytes)).to.deep.equal([text, encoding]);
    });

  it('reads another fallback', () => {
    expect(decoded([0xb3], 'windows-1250')).to.deep.equal(['ł', 'windows-1250']);
  });
});
