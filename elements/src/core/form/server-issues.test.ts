import {expect} from '@open-wc/testing';
import {readServerIssues} from './server-issues.js';

type Issues = readonly (readonly [path: readonly PropertyKey[], message: string])[];

/** What has a message, but says nothing about a field. */
const WHOLE: readonly (readonly [title: string, body: unknown, message: string])[] = [
  ['a message', {message: 'No.'}, 'No.'],
  ['an error as text', {error: 'No.', status: 'failed', code: 'E7'}, 'No.'],
  ['an error with a message', {error: {code: 7, message: 'No.'}}, 'No.'],
  ['the detail rather than the title', {title: 'Bad Request', detail: 'No.'}, 'No.'],
  ['a title', {type: 'about:blank', title: 'No.', status: 400}, 'No.'],
  ['text', 'No.', 'No.'],
  ['text that starts with a bracket', '[api] No.', '[api] No.'],
  ['text with a list in it', 'No [1].', 'No [1].'],
  ['text with a tag in it', 'Use <b>.', 'Use <b>.'],
  ['JSON as text', '{"message": "No."}', 'No.'],
  ['errors as text', {errors: 'No.'}, 'No.'],
  ['a message next to no errors', {message: 'No.', errors: {}}, 'No.'],
  ['a list of messages', ['No.'], 'No.'],
];

const NOTHING: readonly (readonly [title: string, body: unknown])[] = [
  ['an empty text', ''],
  ['white space', ' \n'],
  ['a page of HTML', '\n<!DOCTYPE html><title>502</title><h1>Bad Gateway</h1>'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 500],
  ['an empty object', {}],
  ['an empty list', []],
  ['a record without messages', {id: 7, name: 'Ada', tags: [], address: {city: 'Rome'}}],
  ['a message that is not text', {message: 7, errors: [null, 7, {path: 'name'}]}],
];

/** How a server writes the path of an issue. */
const NAMES: readonly (readonly [name: string, path: readonly PropertyKey[]])[] = [
  ['name', ['name']],
  ['items.0.qty', ['items', 0, 'qty']],
  ['items[0].qty', ['items', 0, 'qty']],
  ['items[0][qty]', ['items', 0, 'qty']],
  ["items[0]['qty']", ['items', 0, 'qty']],
  ['tags[]', ['tags']],
  ['$', []],
  ['', []],
  ['/items/0/qty', ['items', 0, 'qty']],
  ['/a~1b/m~0n', ['a/b', 'm~n']],
  ['items.10.qty', ['items', 10, 'qty']],
  ['line2', ['line2']],
  ['nameAB', ['nameAB']],
  ['URLPath', ['urlPath']],
  ['ID', ['id']],
  ['FirstName', ['firstName']],
  ['nonFieldErrors', []],
  ['non_field_errors', []],
  ['_errors', []],
  ['_errorsOf', ['_errorsOf']],
  ['first_errors', ['first_errors']],
  ['price$', ['price$']],
  ['[]', []],
  ['#/caf%C3%A9', ['café']],
  ['#/100%', ['100%']],
  ['#/%ff/qty', ['%ff', 'qty']],
  ['#', []],
];

describe('readServerIssues', () => {
  const read = (body: unknown): Issues =>
    readServerIssues(body).map(({path, message}) => [path, message] as const);

  for (const [title, body, message] of WHOLE) {
    it(`reads ${title} as an issue of the form`, () => expect(read(body)).to.deep.equal([[[], message]]));
  }

  for (const [title, body] of NOTHING) {
    it(`returns no issues for ${title}`, () => expect(read(body)).to.deep.equal([]));
  }

  for (const [name, path] of NAMES) {
    it(`reads the path ${JSON.stringify(name)}`, () => {
      expect(read({errors: [{path: name, message: 'No.'}]})).to.deep.equal([[path, 'No.']]);
    });
  }

  it('reads a list of messages that several fields share', () => {
    const messages = ['Required'];
    expect(read({errors: {name: messages, city: messages}})).to.have.length(2);
  });

  it('returns at most 1,000 issues', () => {
    const errors = Array.from({length: 2000}, (_, index) => ({path: ['items', index], message: 'No.'}));
    expect(read({errors})).to.have.length(1000);
  });

  for (const [title, body] of [
    ['a member', JSON.parse('{"errors": {"__proto__": {"isAdmin": ["Yes"]}, "name": ["No."]}}')],
    ['a name', {errors: {'a.__proto__.isAdmin': ['Yes'], name: ['No.']}}],
    [
      'a pointer',
      {
        errors: [
          {pointer: '#/__proto__/isAdmin', detail: 'Yes'},
          {path: 'name', detail: 'No.'},
        ],
      },
    ],
  ] as const) {
    it(`ignores __proto__ in ${title}`, () => expect(read(body)).to.deep.equal([[['name'], 'No.']]));
  }

  it('reads a body that refers to itself', () => {
    const body: Record<string, unknown> = {name: ['No.']};
    body.self = body;
    expect(read({errors: body})).to.deep.equal([[['name'], 'No.']]);
  });

  it('returns what it has read before a body gets too deep', () => {
    let body: unknown = ['No.'];
    for (let depth = 0; depth < 100_000; depth += 1) body = {a: body};
    expect(read({errors: {name: ['No.'], body}})[0]).to.deep.equal([['name'], 'No.']);
  });

  it('reads a message with a path that is too long as one of the form', () => {
    const name = 'a.'.repeat(60);
    expect(read({errors: {[name]: ['No.']}})).to.deep.equal([[[], 'No.']]);
  });

  it('returns what it has read before a member throws', () => {
    const body = {
      name: ['No.'],
      get city(): unknown {
        throw new Error('gone');
      },
    };
    expect(read(body)).to.be.an('array');
  });
});
