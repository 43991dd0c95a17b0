import {expect} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {jsonAttribute} from './json-attribute.js';

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
    it(`returns null and warns for ${JSON.stringify(text)}`, async () => {
      let value: unknown;
      const warnings = await recordWarnings(() => (value = read(text)));
      expect(value).to.equal(null);
      expect(warnings).to.deep.equal([
        `Life Changers: an attribute must hold JSON, not ${JSON.stringify(text)}.`,
      ]);
    });
  }

  it('quotes only the start of a long text', async () => {
    const warnings = await recordWarnings(() => read('x'.repeat(1000)));
    expect(warnings[0]!.length).to.be.lessThan(120);
  });
});
