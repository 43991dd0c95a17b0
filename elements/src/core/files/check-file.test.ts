import {expect} from '@open-wc/testing';
import {checkFile} from './index.js';

const file = {name: 'me.png', size: 2000, type: 'image/png'};

describe('checkFile', () => {
  for (const [title, limits, code] of [
    ['without limits', {accept: '', maxSize: null}, undefined],
    ['of an accepted type', {accept: 'image/*', maxSize: null}, undefined],
    ['of another type', {accept: '.pdf', maxSize: null}, 'fileTypeMismatch'],
    ['of exactly the maximum size', {accept: '', maxSize: 2000}, undefined],
    ['that is one byte too large', {accept: '', maxSize: 1999}, 'fileTooLarge'],
    ['with a maximum size of 0', {accept: '', maxSize: 0}, 'fileTooLarge'],
    ['with a maximum size that is not a number', {accept: '', maxSize: Number.NaN}, undefined],
    ['with a negative maximum size', {accept: '', maxSize: -1}, undefined],
    ['of another type and too large', {accept: '.pdf', maxSize: 1}, 'fileTypeMismatch'],
  ] as const) {
    it(`returns ${code ?? 'no issue'} for a file ${title}`, () => {
      expect(checkFile(file, limits)?.code).to.equal(code);
    });
  }

  it('names the accepted types in the issue', () => {
    expect(checkFile(file, {accept: '.pdf', maxSize: null})).to.deep.equal({
      code: 'fileTypeMismatch',
      accept: '.pdf',
    });
  });
});
