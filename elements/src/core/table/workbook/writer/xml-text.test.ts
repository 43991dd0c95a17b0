import {expect} from '@open-wc/testing';
import {xmlText} from './xml-text.js';

describe('a text in XML', () => {
  for (const [text, xml] of [
    ['plain', 'plain'],
    ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
    ['a\tb\nc', 'a\tb\nc'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\0\x1F\uFFFE\uFFFF', '_x0000__x001F__xFFFE__xFFFF_'],
    ['_x0041_', '_x005F_x0041_'],
    ['_X00e9_', '_x005F_X00e9_'],
    ['_x00e9_', '_x005F_x00e9_'],
    ['_x41_', '_x41_'],
    ['__x0041_', '__x005F_x0041_'],
    ['😀', '😀'],
  ])
    it(`is ${JSON.stringify(xml)} for ${JSON.stringify(text)}`, () => {
      expect(xmlText(text!)).to.equal(xml);
    });
});
