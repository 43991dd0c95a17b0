import {expect} from '@open-wc/testing';
import {
  describeOnlyAll,
  describeReading,
  describeRefusing,
  describeWriting,
  head,
  paramsText,
} from '../../../testing/backend-cases.js';
import {initialQuery} from '../index.js';
import {djangoRest} from './django-rest.js';

const FIRST = 'page_size=10&page=1';

describe('djangoRest', () => {
  describeWriting(djangoRest(), {
    'the first page': FIRST,
    'a later page': 'page_size=20&page=4',
    'an ascending sort': `${FIRST}&ordering=name`,
    'a sort by several columns': `${FIRST}&ordering=-name,age`,
    'a search text': `${FIRST}&search=50% a*`,
    'a text that is contained': `${FIRST}&name__icontains=a_b`,
    'an equal text': `${FIRST}&name__iexact=ada`,
    'the start of a text': `${FIRST}&name__istartswith=a`,
    'an empty text': `${FIRST}&name__isnull=true`,
    'a text that is not empty': `${FIRST}&name__isnull=false`,
    'a range of numbers': `${FIRST}&age__gte=18&age__lte=65.5`,
    'an open range of dates': `${FIRST}&born__gte=2026-01-31`,
    options: `${FIRST}&country__in=DE,a "b"`,
    'filters that filter nothing': FIRST,
    'conditions that must all hold': `${FIRST}&age__gte=18&age__lte=65.5&name__iexact=ada`,
  });

  describeOnlyAll(djangoRest());

  it('writes the option of an empty text as a list that is not empty', () => {
    const filters = {country: {type: 'options', values: ['']}} as const;
    const written = djangoRest().writeQuery({...initialQuery(), filters});
    expect(paramsText(written)).to.equal(`${FIRST}&country__in=,`);
  });

  it('writes an offset for LimitOffsetPagination', () => {
    const {writeQuery} = djangoRest({paging: 'offset'});
    expect(paramsText(writeQuery({...initialQuery(20), page: 3}))).to.equal('limit=20&offset=40');
  });

  it('writes the cursor of a later page for CursorPagination', () => {
    const {writeQuery} = djangoRest({paging: 'cursor'});
    expect(paramsText(writeQuery({...initialQuery(), cursor: null}))).to.equal('page_size=10');
    expect(paramsText(writeQuery({...initialQuery(), page: 2, cursor: 'cD0y'}))).to.equal(
      'page_size=10&cursor=cD0y',
    );
  });

  it('reads a 404 only for a later page, which may be past the end', () => {
    const {writeQuery} = djangoRest();
    expect(writeQuery(initialQuery()).alsoRead).to.equal(undefined);
    expect(writeQuery({...initialQuery(), page: 2}).alsoRead).to.deep.equal([404]);
  });

  describeReading(djangoRest(), [
    ['a page', {count: 42, next: null, previous: null, results: [{id: 1}]}, {rows: [{id: 1}], total: 42}],
    ['a page past the end as empty', {detail: 'Invalid page.'}, {rows: [], total: 0}, head(404)],
  ]);

  describeReading(djangoRest({paging: 'cursor'}), [
    [
      'the cursor of the next page',
      {next: 'https://example.com/people/?page_size=10&cursor=cD0y%2B%3D', results: [{id: 1}]},
      {rows: [{id: 1}], nextCursor: 'cD0y+='},
    ],
    ['the last page with a cursor', {next: null, results: []}, {rows: [], nextCursor: null}],
  ]);

  describeRefusing(djangoRest(), [
    ['a list', [], "The response's results must be an array of rows, but is missing."],
    ['no count', {results: []}, "The response's count must be a whole number, 0 or more, but is missing."],
  ]);
});
