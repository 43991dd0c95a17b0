import {expect} from '@open-wc/testing';
import {describeAccept} from './index.js';

const kinds = {image: 'images', audio: 'sound', video: 'films', text: 'text'};

describe('describeAccept', () => {
  for (const [accept, text] of [
    ['', ''],
    [null, ''],
    ['*/*', ''],
    ['.png, */*', ''],
    ['.pdf', 'PDF'],
    ['.pdf, application/pdf', 'PDF'],
    ['image/*', 'images'],
    ['image/*, .pdf', 'images or PDF'],
    ['.jpg, .png, .webp', 'JPG, PNG, or WEBP'],
    ['image/svg+xml', 'SVG'],
    ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['font/*', 'font/*'],
  ] as const) {
    it(`returns "${text}" for ${JSON.stringify(accept)}`, () => {
      expect(describeAccept(accept, 'en', kinds)).to.equal(text);
    });
  }

  it('follows the list format of the language', () => {
    expect(describeAccept('.png, .pdf', 'de', kinds)).to.equal('PNG oder PDF');
  });
});
