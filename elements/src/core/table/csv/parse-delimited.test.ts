import {expect} from '@open-wc/testing';
import {runToEnd} from '../sliced-work.js';
import {parseDelimited} from './parse-delimited.js';

const parsed = (text: string, delimiter = ',') => runToEnd(parseDelimited(text, delimiter, cell => cell));

describe('parseDelimited', () => {
  const texts: readonly (readonly [text: string, rows: string[][]])[] = [
    ['', []],
    ['a', [['a']]],
    ['a,b', [['a', 'b']]],
    ['a\nb', [['a'], ['b']]],
    ['a\r\nb\rc\n', [['a'], ['b'], ['c']]],
    ['a\n\rb', [['a'], [''], ['b']]],
    ['\n', [['']]],
    ['a\n\n', [['a'], ['']]],
    ['a,', [['a', '']]],
    [
      ',\n,',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['a,b\nc\nd,e,f', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
    ['"a,b","c\r\nd"', [['a,b', 'c\r\nd']]],
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['""', [['']]],
    ['"",""\n""', [['', ''], ['']]],
    ['""""', [['"']]],
    ['a"b",c"', [['a"b"', 'c"']]],
    [' "a",b', [[' "a"', 'b']]],
    ['"a" b,c', [['"a" b', 'c']]],
    ['"a\nb', [['"a'], ['b']]],
    ['"', [['"']]],
    ['"""', [['"""']]],
    ['\u0000\uFEFF,🙂', [['\u0000\uFEFF', '🙂']]],
  ];
  for (const [text, rows] of texts)
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(parsed(text)).to.deep.equal(rows);
    });

  it('reads another delimiter', () => {
    expect([parsed('a\tb,c', '\t'), parsed('a|"b|c"', '|')]).to.deep.equal([[['a', 'b,c']], [['a', 'b|c']]]);
  });

  it('works in slices, also in a long row', () => {
    const long = 'a,'.repeat(100_000);
    expect([...parseDelimited(long, ',', cell => cell)]).to.have.length.greaterThan(5);
    expect([...parseDelimited('a,b', ',', cell => cell)]).to.deep.equal([]);
  });

  it('reads a long text at once', () => {
    const start = performance.now();
    const parts = ['"', '""', '"\n', '"""\n', 'a"b""', '"a\n', '\r\n', '""x\n', '"\n"\n""', 'a'];
    for (const part of parts) for (const first of ['', '"']) parsed(first + part.repeat(30_000));
    // With a number of steps that grows with the square of the length, some take minutes.
    expect(performance.now() - start).to.be.lessThan(10_000);
  });
});
