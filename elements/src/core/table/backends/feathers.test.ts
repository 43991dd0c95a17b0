import {expect} from '@open-wc/testing';
import {
  describeAny,
  describeGroups,
  describeReading,
  describeWriting,
  GROUP,
  paramsText,
} from '../../../testing/backend-cases.js';
import {initialQuery} from '../query/query.js';
import type {FeathersText} from '../index.js';
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
    'conditions that must all hold':
      '$limit=10&$skip=0&$and[0][age][$gte]=18&$and[1][age][$lte]=65.5&$and[2][name]=ada',
  });

  const range = (list: string) => `${list}[age][$gte]=18&${list}[age][$lte]=65.5`;
  describeAny(feathers(), {
    'any of several conditions': `$limit=10&$skip=0&${range('$or[0]')}&$or[1][name][$startsWith]=a,b&$or[2][country][$in][]=DE&$or[2][country][$in][]=`,
    'a group of which any must hold': `$limit=10&$skip=0&$and[0][name]=&${range('$and[1][$or][0]')}&$and[1][$or][1][name][$startsWith]=a,b&$and[1][$or][2][country]=DE&$and[1][$or][3][country]=`,
    'a group of which all must hold': `$limit=10&$skip=0&$or[0][name][$startsWith]=a,b&$or[1][country][$in][]=DE&$or[1][country][$in][]=&${range('$or[1]')}`,
  });

  describeReading(feathers(), [
    ['a page', {total: 42, limit: 10, skip: 0, data: [{id: 1}]}, {rows: [{id: 1}], total: 42, limit: 10}],
  ]);

  const operators: [text: FeathersText, contains: string, start: string][] = [
    ['contains', 'name[$contains]=50%_\\.a', 'name[$startsWith]=50%_\\.a'],
    ['ilike', 'name[$ilike]=%50\\%\\_\\\\.a%', 'name[$ilike]=50\\%\\_\\\\.a%'],
    ['like', 'name[$like]=%50\\%\\_\\\\.a%', 'name[$like]=50\\%\\_\\\\.a%'],
    ['regex', 'name[$regex]=50%_\\\\\\.a&name[$options]=i', 'name[$regex]=^50%_\\\\\\.a&name[$options]=i'],
  ];
  for (const [text, contains, start] of operators)
    for (const [operator, expected] of [
      ['contains', contains],
      ['starts-with', start],
    ] as const)
      it(`escapes the wildcards of ${operator} with text: '${text}'`, () => {
        const filters = {name: {type: 'text', operator, value: '50%_\\.a'}} as const;
        const written = feathers({text}).writeQuery({...initialQuery(), filters});
        expect(paramsText(written)).to.equal(`$limit=10&$skip=0&${expected}`);
      });

  describeGroups(
    feathers({groups: true}),
    '$group=city&$total[amount]=sum&$limit=1000&$skip=0&$sort[city]=1&country[$in][]=Italy',
    {total: 1, data: [GROUP], totals: {amount: 5}, of: {field: 'city'}},
    {total: 1, groups: [GROUP], totals: {amount: 5}, of: {field: 'city'}},
  );

  it('does not group rows unless it is told to', () => {
    expect(feathers().writeGroups).to.equal(undefined);
  });
});
