import {expect} from '@open-wc/testing';
import {decodeFeathersQuery, encodeFeathersQuery} from './feathers-query.js';
import type {SortDirection} from './query.js';

const limits = {fields: ['name', 'born'], maxLimit: 100, defaultLimit: 10};

function decode(search: string) {
  return decodeFeathersQuery(new URLSearchParams(search), limits);
}

describe('encodeFeathersQuery', () => {
  it('requests the first page without a sort', () => {
    expect(encodeFeathersQuery({page: 1, pageSize: 10, sort: null})).to.deep.equal([
      ['$limit', '10'],
      ['$skip', '0'],
    ]);
  });

  it('skips the previous pages', () => {
    expect(encodeFeathersQuery({page: 4, pageSize: 20, sort: null})[1]).to.deep.equal(['$skip', '60']);
  });

  for (const [direction, value] of [
    ['asc', '1'],
    ['desc', '-1'],
  ] as const) {
    it(`sorts ${direction} by ${value}`, () => {
      const pairs = encodeFeathersQuery({page: 1, pageSize: 10, sort: {field: 'name', direction}});
      expect(pairs[2]).to.deep.equal(['$sort[name]', value]);
    });
  }
});

describe('decodeFeathersQuery', () => {
  const accepted: [search: string, limit: number, skip: number, sort: [string, SortDirection] | null][] = [
    ['', 10, 0, null],
    ['$limit=1&$skip=0', 1, 0, null],
    ['$limit=100&$skip=300', 100, 300, null],
    ['$limit=101', 100, 0, null],
    ['$limit=99999999999999999999', 100, 0, null],
    ['$skip=9007199254740991', 10, 9007199254740991, null],
    ['$sort[name]=1', 10, 0, ['name', 'asc']],
    ['$sort[born]=-1&$limit=5', 5, 0, ['born', 'desc']],
    ['%24limit=5&%24sort%5Bname%5D=1', 5, 0, ['name', 'asc']],
    ['delay=300&delay=500', 10, 0, null],
  ];
  for (const [search, limit, skip, sort] of accepted) {
    it(`accepts '${search}'`, () => {
      const expected = sort === null ? null : {field: sort[0], direction: sort[1]};
      expect(decode(search)).to.deep.equal({ok: true, query: {limit, skip, sort: expected}});
    });
  }

  const limit = '$limit must be a whole number, 1 or more.';
  const skip = '$skip must be a whole number from 0 to 9007199254740991.';
  const unknown = 'is not known; $limit, $skip and $sort[field] are accepted.';
  const refused: [search: string, reason: string][] = [
    ['$limit=0', limit],
    ['$limit=-1', limit],
    ['$limit=1.5', limit],
    ['$limit=1e2', limit],
    ['$limit=0x10', limit],
    ['$limit=ten', limit],
    ['$limit=', limit],
    ['$limit=+5', limit],
    ['$skip=-1', skip],
    ['$skip=0.5', skip],
    ['$skip=', skip],
    ['$skip=9007199254740992', skip],
    ['$sort[name]=2', '$sort[name] must be 1 or -1.'],
    ['$sort[name]=asc', '$sort[name] must be 1 or -1.'],
    ['$sort[age]=1', '$sort[age] is not a field to sort by; accepted are: name, born.'],
    ['$sort[__proto__]=1', '$sort[__proto__] is not a field to sort by; accepted are: name, born.'],
    ['$sort[name]=1&$sort[born]=1', '$sort[born] is a second $sort; one is accepted.'],
    ['$sort[name]=1&$sort[name]=-1', '$sort[name] is repeated; it is accepted once.'],
    ['$limit=5&$limit=6', '$limit is repeated; it is accepted once.'],
    ['$skip=5&$skip=5', '$skip is repeated; it is accepted once.'],
    ['$sort=name', `$sort ${unknown}`],
    ['$sort[name=1', `$sort[name ${unknown}`],
    ['$where=1', `$where ${unknown}`],
    ['$=1', `$ ${unknown}`],
    ['$sort[name]x=1', `$sort[name]x ${unknown}`],
    ['$search=a', `$search ${unknown}`],
    ['$search=', `$search ${unknown}`],
  ];
  for (const [search, reason] of refused) {
    it(`rejects '${search}'`, () => expect(decode(search)).to.deep.equal({ok: false, reason}));
  }

  it('lowers the default limit to the maximum', () => {
    const decoded = decodeFeathersQuery([], {...limits, defaultLimit: 500});
    expect(decoded).to.deep.equal({ok: true, query: {limit: 100, skip: 0, sort: null}});
  });

  it('reports that a list without fields cannot be sorted', () => {
    const decoded = decodeFeathersQuery([['$sort[name]', '1']], {...limits, fields: []});
    expect(decoded).to.deep.include({reason: '$sort[name] is not a field to sort by; accepted are: none.'});
  });
});

describe('an encoded query', () => {
  for (const field of [
    'name',
    'a[b]',
    '[',
    ']',
    '$x',
    '$sort[name]',
    'naïve field',
    'a&b=c#d%',
    'line\nbreak',
    '',
  ]) {
    for (const direction of ['asc', 'desc'] as const) {
      it(`decodes to the same page, sorted ${direction} by '${field}'`, () => {
        const sort = {field, direction};
        const address = new URLSearchParams(encodeFeathersQuery({page: 3, pageSize: 7, sort})).toString();
        const decoded = decodeFeathersQuery(new URLSearchParams(address), {
          ...limits,
          fields: ['name', field],
        });
        expect(decoded).to.deep.equal({ok: true, query: {limit: 7, skip: 14, sort}});
      });
    }
  }
});
