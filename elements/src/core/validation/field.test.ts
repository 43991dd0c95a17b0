import {expect} from '@open-wc/testing';
import {fieldPath, isFileEntry, labelOf} from './field.js';

describe('isFileEntry', () => {
  for (const [title, value, isEntry] of [
    ['a path and a file', {path: 'a.txt', file: null}, true],
    ['a path', {path: 'a.txt'}, true],
    ['another key', {path: 'a.txt', name: 'a'}, false],
    ['a longer key', {profile: 'a'}, false],
    ['a key with the same start', {files: []}, false],
    ['text', 'path', false],
    ['null', null, false],
    ['undefined', undefined, false],
  ] as const)
    it(`is ${isEntry} for ${title}`, () => expect(isFileEntry(value)).to.equal(isEntry));
});

describe('fieldPath', () => {
  const values = {cv: {path: 'a.txt', file: null}, person: {file: 'a', name: 'b'}};
  for (const [path, field] of [
    [['cv', 'file'], ['cv']],
    [
      ['cv', 'path'],
      ['cv', 'path'],
    ],
    [
      ['person', 'file'],
      ['person', 'file'],
    ],
    [['file'], ['file']],
  ] as const)
    it(`is ${field.join('.')} for ${path.join('.')}`, () => {
      expect(fieldPath(values, path)).to.deep.equal(field);
    });
});

describe('labelOf', () => {
  for (const [path, labels, label] of [
    [['people', 0, 'name'], {'people.0.name': 'First', 'people.name': 'Any'}, 'First'],
    [['people', 1, 'name'], {'people.0.name': 'First', 'people.name': 'Any'}, 'Any'],
    [['toString'], {}, 'To string'],
    [['name'], {name: undefined}, 'Name'],
    [['name', 2], {}, 'Name'],
    [['firstName'], {}, 'First name'],
    [['first_name'], {}, 'First name'],
    [['first-name'], {}, 'First name'],
    [['first__name'], {}, 'First name'],
    [['_firstName_'], {}, 'First name'],
    [['homeURL'], {}, 'Home URL'],
    [['URLOfHome'], {}, 'URL of home'],
    [['oauth2Token'], {}, 'Oauth2 token'],
    [[], {}, ''],
  ] as const)
    it(`is ${JSON.stringify(label)} for ${path.join('.')} with ${JSON.stringify(labels)}`, () => {
      expect(labelOf(path, labels)).to.equal(label);
    });
});
