import {
  describeOnlyAll,
  describeReading,
  describeRefusing,
  describeWriting,
} from '../../../testing/backend-cases.js';
import {springData} from './spring-data.js';

const FIRST = 'page=0&size=10';

describe('springData', () => {
  describeWriting(springData(), {
    'the first page': FIRST,
    'a later page': 'page=3&size=20',
    'an ascending sort': `${FIRST}&sort=name,asc`,
    'a sort by several columns': `${FIRST}&sort=name,desc&sort=age,asc`,
    'a search text': `${FIRST}&search=50% a*`,
    'a text that is contained': `${FIRST}&name.contains=a_b`,
    'an equal text': `${FIRST}&name.equals=ada`,
    'the start of a text': `${FIRST}&name.startsWith=a`,
    'an empty text': `${FIRST}&name.specified=false`,
    'a text that is not empty': `${FIRST}&name.specified=true`,
    'a range of numbers': `${FIRST}&age.greaterThanOrEqual=18&age.lessThanOrEqual=65.5`,
    'an open range of dates': `${FIRST}&born.greaterThanOrEqual=2026-01-31`,
    options: `${FIRST}&country.in=DE,a "b"`,
    'filters that filter nothing': FIRST,
    'conditions that must all hold': `${FIRST}&age.greaterThanOrEqual=18&age.lessThanOrEqual=65.5&name.equals=ada`,
  });

  describeOnlyAll(springData());

  describeReading(springData(), [
    [
      'a Page',
      {content: [{id: 1}], totalElements: 42, totalPages: 5, number: 0, size: 10},
      {rows: [{id: 1}], total: 42, limit: 10},
    ],
    [
      'a PagedModel',
      {content: [{id: 1}], page: {size: 10, number: 0, totalElements: 42, totalPages: 5}},
      {rows: [{id: 1}], total: 42, limit: 10},
    ],
    ['a page without a size', {content: [], totalElements: 0}, {rows: [], total: 0}],
  ]);

  describeReading(springData({rows: '_embedded.people'}), [
    [
      'the rows of Spring Data REST',
      {_embedded: {people: [{id: 1}]}, page: {size: 10, totalElements: 42}},
      {rows: [{id: 1}], total: 42, limit: 10},
    ],
    [
      'an empty page of Spring Data REST',
      {page: {size: 10, totalElements: 0}},
      {rows: [], total: 0, limit: 10},
    ],
  ]);

  describeRefusing(springData(), [
    [
      'a body without a total',
      {content: []},
      "The response's totalElements must be a whole number, 0 or more, but is missing.",
    ],
    [
      'a body without rows',
      {totalElements: 3},
      "The response's content must be an array of rows, but is missing.",
    ],
  ]);
});
