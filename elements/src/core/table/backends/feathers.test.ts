import {describeReading, describeWriting} from '../../../testing/backend-cases.js';
import {feathers} from './feathers.js';

describe('feathers', () => {
  describeWriting(feathers(), {
    'the first page': '$limit=10&$skip=0',
    'a later page': '$limit=20&$skip=60',
    'an ascending sort': '$limit=10&$skip=0&$sort[name]=1',
    'a sort by several columns': '$limit=10&$skip=0&$sort[name]=-1&$sort[age]=1',
    'a search text': '$limit=10&$skip=0&$search=50% a*',
    'a text that is contained': '$limit=10&$skip=0&name[$contains]=a_b',
    'an equal text': '$limit=10&$skip=0&name=ada',
    'the start of a text': '$limit=10&$skip=0&name[$startsWith]=a',
    'an empty text': '$limit=10&$skip=0&name=',
    'a text that is not empty': '$limit=10&$skip=0&name[$ne]=',
    'a range of numbers': '$limit=10&$skip=0&age[$gte]=18&age[$lte]=65.5',
    'an open range of dates': '$limit=10&$skip=0&born[$gte]=2026-01-31',
    options: '$limit=10&$skip=0&country[$in][]=DE&country[$in][]=a "b"',
    'filters that filter nothing': '$limit=10&$skip=0',
  });

  describeReading(feathers(), [
    ['a page', {total: 42, limit: 10, skip: 0, data: [{id: 1}]}, {rows: [{id: 1}], total: 42, limit: 10}],
  ]);
});
