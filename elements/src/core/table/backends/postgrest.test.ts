import {expect} from '@open-wc/testing';
import {
  describeAny,
  describeGroups,
  describeReading,
  describeRefusing,
  describeWriting,
  GROUP,
  head,
  paramsText,
} from '../../../testing/backend-cases.js';
import {initialQuery} from '../index.js';
import {postgrest} from './postgrest.js';

const FIRST = 'limit=10&offset=0';

describe('postgrest', () => {
  describeWriting(postgrest(), {
    'the first page': FIRST,
    'a later page': 'limit=20&offset=60',
    'an ascending sort': `${FIRST}&order=name.asc.nullslast`,
    'a sort by several columns': `${FIRST}&order=name.desc.nullslast,age.asc.nullslast`,
    'a search text': FIRST,
    'a text that is contained': `${FIRST}&name=ilike.*a\\_b*`,
    'an equal text': `${FIRST}&name=ilike.ada`,
    'the start of a text': `${FIRST}&name=ilike.a*`,
    'an empty text': `${FIRST}&name=is.null`,
    'a text that is not empty': `${FIRST}&name=not.is.null`,
    'a range of numbers': `${FIRST}&age=gte.18&age=lte.65.5`,
    'an open range of dates': `${FIRST}&born=gte.2026-01-31`,
    options: `${FIRST}&country=in.("DE","a \\"b\\"")`,
    'filters that filter nothing': FIRST,
    'conditions that must all hold': `${FIRST}&and=(age.gte."18",age.lte."65.5",name.ilike."ada")`,
  });

  const either = 'or(and(age.gte."18",age.lte."65.5"),name.ilike."a,b*",country.in.("DE",""))';
  describeAny(postgrest(), {
    'any of several conditions': `${FIRST}&and=(${either})`,
    'a group of which any must hold': `${FIRST}&and=(name.is.null,${either})`,
    'a group of which all must hold': `${FIRST}&and=(or(name.ilike."a,b*",and(age.gte."18",age.lte."65.5",country.in.("DE",""))))`,
  });

  it('looks for a search text in columns, without giving its characters a meaning', () => {
    const {writeQuery} = postgrest({searchIn: ['name', 'home.city']});
    expect(paramsText(writeQuery({...initialQuery(), search: '50%,a)"'}))).to.equal(
      `${FIRST}&or=(name.ilike."*50\\\\%,a)\\"*","home.city".ilike."*50\\\\%,a)\\"*")`,
    );
  });

  it('quotes the names of columns with special characters', () => {
    const query = {...initialQuery(), sort: {field: 'a,b', direction: 'asc'}} as const;
    expect(paramsText(postgrest().writeQuery(query))).to.equal(`${FIRST}&order="a,b".asc.nullslast`);
  });

  it('asks for the total, and sends further headers', () => {
    expect(postgrest().writeQuery(initialQuery()).headers).to.deep.equal({Prefer: 'count=exact'});
    const {writeQuery} = postgrest({count: 'planned', headers: {apikey: 'x'}});
    expect(writeQuery(initialQuery()).headers).to.deep.equal({Prefer: 'count=planned', apikey: 'x'});
  });

  it('reads the response for a page past the end', () => {
    expect(postgrest().writeQuery(initialQuery()).alsoRead).to.deep.equal([416]);
  });

  describeReading(postgrest(), [
    [
      'the total from Content-Range',
      [{id: 1}],
      {rows: [{id: 1}], total: 42},
      head(206, {'Content-Range': '0-0/42'}),
    ],
    ['an empty page', [], {rows: [], total: 0}, head(200, {'Content-Range': '*/0'})],
    [
      'a page past the end as empty',
      {code: 'PGRST103'},
      {rows: [], total: 15},
      head(416, {'Content-Range': '*/15'}),
    ],
  ]);

  describeRefusing(postgrest(), [
    ['a response without Content-Range', [], 'The response has no total in Content-Range.'],
    [
      'a response without a total',
      [],
      'The response has no total in Content-Range.',
      head(200, {'Content-Range': '0-9/*'}),
    ],
    ['an object', {}, 'The body must be an array, but is an object.', head(200, {'Content-Range': '0-9/42'})],
  ]);

  describeGroups(
    postgrest({groups: true}),
    'select=value:city,count(),total_amount:amount.sum()&limit=1000&offset=0&order=city.asc.nullslast&country=in.("Italy")',
    [{value: 'Rome', count: 2, total_amount: 5}],
    {groups: [GROUP]},
  );

  it('quotes the names of grouped columns, and sends its headers', () => {
    const {writeGroups} = postgrest({groups: true, headers: {apikey: 'k'}});
    const query = {...initialQuery(), field: 'the city', path: [], totals: {'a.b': 'max'}} as const;
    const request = writeGroups!(query);
    expect(paramsText(request)).to.contain('select=value:"the city",count(),"total_a.b":"a.b".max()');
    expect(request.headers).to.deep.equal({apikey: 'k'});
  });

  it('selects only the group if the endpoint has the columns of rows', () => {
    const endpoint = new URL('https://example.com/people?select=id,name&team=eq.1');
    const query = {...initialQuery(), field: 'city', path: [], totals: {}};
    postgrest({groups: true}).writeGroups!(query, endpoint);
    expect(endpoint.search).to.equal('?team=eq.1');
  });

  it('does not read groups that are not an array', () => {
    expect(() => postgrest({groups: true}).readGroups!({}, head())).to.throw(
      'must be an array, but is an object',
    );
  });
});
