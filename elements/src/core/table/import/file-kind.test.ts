import {expect} from '@open-wc/testing';
import {fileKind} from './index.js';

const bytes = (...given: (number | string)[]) =>
  new Uint8Array(
    given.flatMap(part => (typeof part === 'number' ? part : [...part].map(letter => letter.charCodeAt(0)))),
  );

describe('fileKind', () => {
  const files: readonly (readonly [name: string, bytes: Uint8Array, kind: string])[] = [
    ['nothing', bytes(), 'empty'],
    ['CSV', bytes('a;b\r\n1;2\t'), 'text'],
    ['CSV with a mark', bytes(0xef, 0xbb, 0xbf, 'a'), 'text'],
    ['an older encoding', bytes('Br', 0xf6, 't;', 0x80), 'text'],
    ['UTF-16', bytes(0xff, 0xfe, 'a', 0, ';', 0, 0x0d, 0x20), 'text'],
    ['UTF-16 with the high bytes first', bytes(0xfe, 0xff, 0, 'a', 0, ';'), 'text'],
    ['UTF-16 without a mark', bytes('a', 0, ';', 0), 'text'],
    ['a letter of UTF-16 with a low byte', bytes(0xff, 0xfe, 0x10, 0x4e, 0x04, 0x30), 'text'],
    ['a control character in UTF-16', bytes('a', 0, 0x10, 0), 'other'],
    ['a ZIP', bytes('PK', 3, 4, 0, 0), 'workbook'],
    ['a compound file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old-workbook'],
    ['a picture', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a), 'other'],
    ['a PDF', bytes('%PDF-1.7'), 'other'],
    ['RTF', bytes('{\\rtf1'), 'other'],
    ['a page', bytes(' \n<!DOCTYPE html>'), 'other'],
    ['a page in UTF-16', bytes(0xff, 0xfe, '<', 0, 'h', 0), 'other'],
    ['a cell that starts with a bracket', bytes('<5;<10'), 'text'],
  ];
  for (const [name, file, kind] of files)
    it(`reads ${name} as ${kind}`, () => {
      expect(fileKind(file)).to.equal(kind);
    });

  it('looks only at the start', () => {
    expect(fileKind(bytes('a'.repeat(5000), 0))).to.equal('text');
  });
});
