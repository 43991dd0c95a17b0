/**
 * JSON:API with Fortune, whose pages and sorts are those of the standard. The standard leaves filters open: only those by a
 * value or by a list of values are the same in Fortune and in the codec.
 */
import {jsonApi} from '@life-changers/elements/core/table/backends/json-api';
import type {Sort, TableQuery} from '@life-changers/elements/core/table';
import type {Codec} from './check.js';
import type {BackendTest} from './run.js';
import {startServer} from './server.js';
import {inBackends} from './tools.js';

const standard = jsonApi({paging: 'offset', total: 'meta.count'});

/** Fortune does not sort by id, so each row has its id as a number as well. */
function withNumbers<Query extends TableQuery>(query: Query): Query {
  const rename = (sort: Sort): Sort => (sort.field === 'id' ? {...sort, field: 'number'} : sort);
  return {...query, sort: query.sort && rename(query.sort), thenBy: query.thenBy?.map(rename)};
}

const codecs: Codec[] = [
  {
    title: 'offsets',
    backend: {...standard, writeQuery: query => standard.writeQuery(withNumbers(query))},
    path: '/person',
    rules: {dialect: 'sqlite', exactCase: true, empty: 'null', searchIn: 'name', nulls: 'last'},
    known,
  },
];

function known({search, filters = {}}: TableQuery): string | null {
  if (search !== '') return 'it has no search';
  const all = Object.values(filters);
  const hasOther = all.some(
    filter => filter.type !== 'options' && !(filter.type === 'text' && filter.operator === 'equals'),
  );
  if (hasOther) return 'it writes its filters in another way, and answers 400 to these';
  if (all.some(filter => filter.type === 'options' && filter.values.join() === ''))
    return 'it reads an empty text as no value';
  const texts = all.flatMap(filter =>
    filter.type === 'options' ? filter.values : filter.type === 'text' ? [filter.value ?? ''] : [],
  );
  return texts.some(text => text.includes(',')) ? 'a list is separated by commas' : null;
}

export const test: BackendTest = {
  name: 'JSON:API with Fortune',
  npm: true,
  start: rows => startServer(process.execPath, [inBackends('servers/fortune.mjs'), rows]),
  codecs,
};
