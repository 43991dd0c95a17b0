import {expect} from '@open-wc/testing';
import {
  describeOnlyAll,
  describeReading,
  describeRefusing,
  describeWriting,
  paramsText,
} from '../../../testing/backend-cases.js';
import {initialQuery} from '../index.js';
import {jsonApi} from './json-api.js';

const FIRST = 'page[number]=1&page[size]=10';

describe('jsonApi', () => {
  describeWriting(jsonApi(), {
    'the first page': FIRST,
    'a later page': 'page[number]=4&page[size]=20',
    'an ascending sort': `${FIRST}&sort=name`,
    'a sort by several columns': `${FIRST}&sort=-name,age`,
    'a search text': `${FIRST}&filter[search]=50% a*`,
    'a text that is contained': `${FIRST}&filter[name][contains]=a_b`,
    'an equal text': `${FIRST}&filter[name]=ada`,
    'the start of a text': `${FIRST}&filter[name][startsWith]=a`,
    'an empty text': `${FIRST}&filter[name][empty]=true`,
    'a text that is not empty': `${FIRST}&filter[name][empty]=false`,
    'a range of numbers': `${FIRST}&filter[age][gte]=18&filter[age][lte]=65.5`,
    'an open range of dates': `${FIRST}&filter[born][gte]=2026-01-31`,
    options: `${FIRST}&filter[country]=DE,a "b"`,
    'filters that filter nothing': FIRST,
    'conditions that must all hold': `${FIRST}&filter[age][gte]=18&filter[age][lte]=65.5&filter[name]=ada`,
  });

  describeOnlyAll(jsonApi());

  it('writes an offset instead of a page number', () => {
    const {writeQuery} = jsonApi({paging: 'offset'});
    expect(paramsText(writeQuery({...initialQuery(20), page: 3}))).to.equal('page[offset]=40&page[limit]=20');
  });

  it('accepts the media type of JSON:API', () => {
    expect(jsonApi().writeQuery(initialQuery()).headers).to.deep.equal({Accept: 'application/vnd.api+json'});
  });

  describeReading(jsonApi(), [
    [
      'the attributes and the id of each resource',
      {data: [{type: 'people', id: '1', attributes: {name: 'Ada', age: 36}}], meta: {total: 42}},
      {rows: [{id: '1', name: 'Ada', age: 36}], total: 42},
    ],
    [
      'resources without attributes',
      {data: [{id: '1'}, null], meta: {total: 2}},
      {rows: [{id: '1'}, {id: undefined}], total: 2},
    ],
    ['an empty page', {data: [], meta: {total: 0}}, {rows: [], total: 0}],
  ]);

  describeReading(jsonApi({total: 'meta.page.total'}), [
    ['the total of another path', {data: [], meta: {page: {total: 7}}}, {rows: [], total: 7}],
  ]);

  describeRefusing(jsonApi(), [
    ['null', null, "The response's data must be an array of rows, but is missing."],
    ['no total', {data: []}, "The response's meta.total must be a whole number, 0 or more, but is missing."],
  ]);
});
