import {expect} from '@open-wc/testing';
import type {GroupsQuery} from '../groups/groups-query.js';
import {decodeGroups, encodeFeathersGroups, type GroupLimits} from './feathers-groups.js';
import {decodeFeathersQuery} from './feathers-query.js';
import {initialQuery} from './query.js';

const limits: GroupLimits = {
  fields: ['name'],
  maxLimit: 100,
  defaultLimit: 10,
  maxSearch: 20,
  groups: ['country', 'city'],
  totals: {amount: ['sum', 'avg'], due: ['max']},
  filters: {name: ['text'], country: ['text']},
};

const query: GroupsQuery = {
  ...initialQuery(1000),
  search: 'a',
  sort: {field: 'city', direction: 'asc'},
  filters: {country: {type: 'options', values: ['Italy']}},
  field: 'city',
  path: [{field: 'country', value: 'Italy'}],
  totals: {amount: 'sum'},
};

const decode = (search: string, own: GroupLimits = limits) => decodeGroups(new URLSearchParams(search), own);

describe('encodeFeathersGroups', () => {
  it('writes the field, the totals, and the query of the rows', () => {
    const text = encodeFeathersGroups(query).map(pair => pair.join('='));
    expect(text.join('&')).to.equal(
      '$group=city&$total[amount]=sum&$limit=1000&$skip=0&$sort[city]=1&$search=a&country[$in][]=Italy',
    );
  });
});

describe('decodeGroups', () => {
  it('reads what encodeFeathersGroups writes', () => {
    const {sort, search, filters, field, totals} = query;
    const expected = {limit: 1000, skip: 0, sort, search, filters, field, totals};
    expect(decodeGroups(encodeFeathersGroups(query), limits)).to.deep.equal({ok: true, query: expected});
  });

  it('reads groups inside of one without a value, and conditions', () => {
    const decoded = decode('$group=city&country=&$or[0][name]=a&$or[1][name]=b');
    expect(decoded.ok && decoded.query.filters).to.deep.equal({country: {type: 'text', operator: 'empty'}});
    expect(decoded.ok && decoded.query.where?.conditions).to.have.length(2);
  });

  it('lowers $limit to maxGroups', () => {
    const decoded = decode('$group=city&$limit=900', {...limits, maxGroups: 50});
    expect(decoded.ok && decoded.query.limit).to.equal(50);
  });

  const refused: [search: string, reason: RegExp][] = [
    ['', /^\$group must be there once/],
    ['$group=city&$group=country', /^\$group must be there once/],
    ['$group=name', /^\$group must be one of: country, city/],
    ['$group=__proto__', /^\$group must be one of/],
    ['$group=city&$total[price]=sum', /^\$total\[price\] must be one of: none/],
    ['$group=city&$total[constructor]=sum', /must be one of: none/],
    ['$group=city&$total[amount]=median', /^\$total\[amount\] must be one of: sum, avg/],
    ['$group=city&$total[amount]=sum&$total[amount]=avg', /is repeated/],
    ['$group=city&$total=sum', /^\$total is not known/],
    ['$group=city&$sort[name]=1', /is not a field to sort by; accepted are: city/],
    ['$group=city&$limit=0', /^\$limit must be/],
    ['$group=city&secret=1', /^secret is not known/],
    ['$group=city&city[$gte]=1', /is not accepted by city/],
    ['$group=city&city[$contains]=1', /is not accepted by city/],
    ['$group=city&city=Rome', /is not accepted by city/],
  ];
  for (const [search, reason] of refused)
    it(`refuses '${search}'`, () => {
      const decoded = decode(search);
      expect(decoded.ok ? '' : decoded.reason).to.match(reason);
    });

  it('refuses all fields and totals that the limits do not have', () => {
    const own = {...limits, groups: [], totals: undefined};
    expect(decode('$group=city', own)).to.deep.equal({ok: false, reason: '$group must be one of: none.'});
  });
});

describe('decodeFeathersQuery with groups', () => {
  const rowsOf = (search: string, own = limits) => decodeFeathersQuery(new URLSearchParams(search), own);

  it('reads the rows of a group, by a value or without', () => {
    const decoded = rowsOf('country[$in][]=Italy&city=');
    expect(decoded.ok && decoded.query.filters).to.deep.equal({
      country: {type: 'options', values: ['Italy']},
      city: {type: 'text', operator: 'empty'},
    });
  });

  it('reads them without other filters, and refuses other fields', () => {
    const own = {...limits, filters: undefined};
    expect(rowsOf('country[$in][]=Italy', own).ok).to.equal(true);
    const refused = rowsOf('name=a', own);
    expect(refused.ok ? '' : refused.reason).to.contain('filters by country, city are accepted');
  });

  it('refuses a request for groups', () => {
    const refused = rowsOf('$group=city');
    expect(refused.ok ? '' : refused.reason).to.contain('$group is not known');
  });
});
