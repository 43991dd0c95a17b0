import {expect} from '@open-wc/testing';
import {checkFile} from './index.js';

const file = {name: 'me.png', size: 2000, type: 'image/png'};

describe('checkFile', () => {
  for (const [title, limits, code] of [
    ['without limits', {accept: '', maxSize: null}, undefined],
    ['of a wanted type', {accept: 'image/*', maxSize: null}, undefined],
    ['of another type', {accept: '.pdf', maxSize: null}, 'fileTypeMismatch'],
    ['of just the greatest size', {accept: '', maxSize: 2000}, undefined],
    ['of one byte more', {accept: '', maxSize: 1999}, 'fileTooLarge'],
    ['that may have no bytes', {accept: '', maxSize: 0}, 'fileTooLarge'],
    ['whose bound is not a number', {accept: '', maxSize: Number.NaN}, undefined],
    ['whose bound is negative', {accept: '', maxSize: -1}, undefined],
    ['of another type and too large', {accept: '.pdf', maxSize: 1}, 'fileTypeMismatch'],
  ] as const) {
    it(`says ${code ?? 'nothing'} of a file ${title}`, () => {
      expect(checkFile(file, limits)?.code).to.equal(code);
    });
  }
});
