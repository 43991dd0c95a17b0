import {expect} from '@open-wc/testing';
import {InvalidJson, jsonAttribute} from './json-attribute.js';

const read = (text: string | null) => jsonAttribute.fromAttribute!(text);

describe('jsonAttribute', () => {
  for (const [text, value] of [
    [null, null],
    ['null', null],
    ['{"a":1}', {a: 1}],
    ['[1,"b"]', [1, 'b']],
    ['"text"', 'text'],
    [' true ', true],
  ] as const) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(read(text)).to.deep.equal(value);
    });
  }

  for (const text of ['', 'text', '{a: 1}', "{'a':1}", 'undefined']) {
    it(`quotes ${JSON.stringify(text)}, which is not JSON`, () => {
      const value = read(text) as InvalidJson;
      expect(value).to.be.instanceOf(InvalidJson);
      expect(value.message).to.equal(JSON.stringify(text));
      expect(value.cause).to.be.instanceOf(SyntaxError);
    });
  }

  it('quotes only the start of a long text', () => {
    expect((read('x'.repeat(1000)) as InvalidJson).message.length).to.be.lessThan(120);
  });
});
