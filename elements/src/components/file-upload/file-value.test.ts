import {expect} from '@open-wc/testing';
import {
  isSameFile,
  normalizeFileValue,
  shownName,
  UploadValue,
  type FileProperties,
  type FileValue,
} from './file-value.js';
import {emptyFile} from './native-file.js';

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
      expect(warnings).to.deep.equal(['value must be a File, {path, file}, or null; null is used.']);
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

describe('UploadValue', () => {
  function setUp(properties: Partial<FileProperties> = {}) {
    const source = {initValue: null, required: false, accept: '', maxSize: null, ...properties};
    return new UploadValue(source, () => {});
  }

  for (const [title, given, submitted, state] of [
    ['an empty file and keeps nothing for null', null, emptyFile(), null],
    ['a file and keeps it', file, file, file],
    ['nothing for an uploaded file, and keeps its path', 'cv/ada.pdf', null, 'cv/ada.pdf'],
  ] as const) {
    it(`submits ${title}`, () => {
      const value = setUp();
      value.set(given);
      expect([value.submitted, value.state]).to.deep.equal([submitted, state]);
    });

    it(`is restored, when it submits ${title}`, () => {
      const [value, other] = [setUp(), setUp()];
      value.set(given);
      other.restore(value.state);
      expect([other.typed, other.isDirty]).to.deep.equal([value.typed, true]);
    });
  }

  it('stays the same object while its file stays the same', () => {
    const value = setUp({initValue: {path: 'a.txt', file}});
    const before = value.typed;
    value.set(file);
    expect(value.typed).to.equal(before);
  });

  it('does not follow changes of the object that was given', () => {
    const value = setUp();
    const given: {path: string} = {path: 'a.txt'};
    value.set(given);
    given.path = 'b.txt';
    expect(value.typed).to.deep.equal({path: 'a.txt'} satisfies FileValue);
  });

  it('can be null although it has an initial value, which it has again once it is cleared', () => {
    const value = setUp({initValue: file, required: true});
    value.set(null);
    expect([value.typed, value.isDirty, value.issue]).to.deep.equal([null, true, {code: 'valueMissing'}]);
    value.clear();
    expect([value.typed?.file, value.isDirty, value.issue]).to.deep.equal([file, false, null]);
  });

  it('has the issue of its file, but none for an uploaded file', () => {
    const value = setUp({accept: '.pdf'});
    value.set(file);
    expect(value.issue?.code).to.be.a('string');
    value.set('a.txt');
    expect(value.issue).to.equal(null);
  });
});
