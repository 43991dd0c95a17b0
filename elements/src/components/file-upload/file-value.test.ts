import {expect} from '@open-wc/testing';
import {isSameFile, normalizeFileValue, shownName} from './file-value.js';

const file = new File(['abc'], 'a.txt');

function read(given: unknown) {
  const warnings: string[] = [];
  return {value: normalizeFileValue(given, message => warnings.push(message)), warnings};
}

describe('normalizeFileValue', () => {
  for (const [title, given, value] of [
    ['null', null, null],
    ['undefined', undefined, null],
    ['empty text', '', null],
    ['an empty object', {}, null],
    ['an empty path', {path: ''}, null],
    ['neither path nor file', {path: undefined, file: null}, null],
    ['text', 'cv/ada.pdf', {path: 'cv/ada.pdf'}],
    ['a path', {path: 'ada.pdf'}, {path: 'ada.pdf'}],
    ['a path without its file', {path: 'ada.pdf', file: null}, {path: 'ada.pdf'}],
  ] as const) {
    it(`reads ${title}`, () => {
      expect(read(given)).to.deep.equal({value, warnings: []});
    });
  }

  for (const [title, given, path] of [
    ['a file', file, 'a.txt'],
    ['a file without its path', {file}, 'a.txt'],
    ['a file with an empty path', {path: '', file}, 'a.txt'],
    ['a file with its own path', {path: 'cv/ada.txt', file}, 'cv/ada.txt'],
  ] as const) {
    it(`reads ${title}`, () => {
      const {value} = read(given);
      expect(value?.path).to.equal(path);
      expect(value?.file).to.equal(file);
    });
  }

  for (const given of [5, true, {path: 5}, {file: 'a.txt'}, {path: 'a.txt', file: {}}]) {
    it(`returns null and warns for ${JSON.stringify(given)}`, () => {
      const {value, warnings} = read(given);
      expect(value).to.equal(null);
      expect(warnings).to.deep.equal(['the value must be a File, {path, file} or null; it is null now.']);
    });
  }
});

describe('isSameFile', () => {
  for (const [one, other, isSame] of [
    [null, null, true],
    [{path: 'a'}, {path: 'a'}, true],
    [{path: 'a', file}, {path: 'a', file}, true],
    [{path: 'a', file}, {path: 'a'}, false],
    [{path: 'a'}, {path: 'b'}, false],
    [{path: 'a'}, null, false],
  ] as const) {
    it(`is ${isSame} for ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      expect(isSameFile(one, other)).to.equal(isSame);
    });
  }
});

describe('shownName', () => {
  for (const [value, name] of [
    [{path: 'ada.pdf'}, 'ada.pdf'],
    [{path: 'cv/2026/ada.pdf'}, 'ada.pdf'],
    [{path: 'C:\\cv\\ada.pdf'}, 'ada.pdf'],
    [{path: 'cv/'}, 'cv'],
    [{path: '/'}, '/'],
    [{path: 'cv/ada.pdf', file}, 'a.txt'],
  ] as const) {
    it(`is ${name} for ${value.path}`, () => {
      expect(shownName(value)).to.equal(name);
    });
  }
});
