import {expect} from '@open-wc/testing';
import {matchColumns, rememberMatches} from './index.js';

const COLUMNS = [
  {field: 'firstName', label: 'First name'},
  {field: 'email', label: 'E-mail'},
  {field: 'city', label: 'Größe & Stadt'},
  {field: '__proto__', label: 'Prototype'},
];

describe('matchColumns', () => {
  const headers: readonly (readonly [header: string[], fields: (string | null)[]])[] = [
    [
      ['E-mail', 'First name'],
      ['email', 'firstName'],
    ],
    [
      [' e-MAIL ', 'FIRST_NAME'],
      ['email', 'firstName'],
    ],
    [
      ['firstName', 'email'],
      ['firstName', 'email'],
    ],
    [['first-name'], ['firstName']],
    [
      ['Grosse Stadt', 'Grösse & Stadt'],
      [null, null],
    ],
    [['GROẞE & STADT'], ['city']],
    [
      ['Größe und Stadt', 'GRÖßE STADT'],
      [null, 'city'],
    ],
    [['Große Stadt'], ['city']],
    [
      ['email', 'E-mail', 'email'],
      [null, 'email', null],
    ],
    [
      ['', '  ', '-'],
      [null, null, null],
    ],
    [
      ['constructor', '__proto__', 'toString'],
      [null, '__proto__', null],
    ],
    [[], []],
  ];
  for (const [header, fields] of headers)
    it(`finds the columns of ${JSON.stringify(header)}`, () => {
      expect(matchColumns(header, COLUMNS)).to.deep.equal(fields);
    });

  it('prefers the label to the field of another column', () => {
    const columns = [
      {field: 'a', label: 'b'},
      {field: 'b', label: 'a'},
    ];
    expect(matchColumns(['a', 'b'], columns)).to.deep.equal(['b', 'a']);
  });

  it('leaves a header open that could be two columns', () => {
    const columns = [
      {field: '1', label: 'Café'},
      {field: '2', label: 'Cafe'},
      {field: '3', label: 'cafe!'},
    ];
    expect(matchColumns(['Cafe', 'CAFE', 'CAFÉ'], columns)).to.deep.equal(['2', '3', '1']);
    expect(matchColumns(['CAFE'], columns)).to.deep.equal([null]);
  });

  it('prefers what was remembered', () => {
    const remembered = {Mail: 'email', 'First name': null, City: 'gone', email: 'email'};
    expect(matchColumns(['Mail', 'First name', 'City', 'email'], COLUMNS, remembered)).to.deep.equal([
      'email',
      null,
      'city',
      null,
    ]);
  });

  it('finds what was remembered, also of any name, and after JSON', () => {
    const header = ['__proto__', 'constructor', 'x'];
    const remembered = rememberMatches(header, ['email', 'city', null], {y: 'firstName', x: 'city'});
    const stored = JSON.parse(JSON.stringify(remembered)) as typeof remembered;
    expect(matchColumns([...header, 'y'], COLUMNS, stored)).to.deep.equal([
      'email',
      'city',
      null,
      'firstName',
    ]);
    expect(Object.getPrototypeOf(remembered)).to.equal(Object.prototype);
  });
});
