import {expect} from '@open-wc/testing';
import {initialQuery} from '../core/table/index.js';
import type {
  Backend,
  GroupsQuery,
  PageQuery,
  QueryRequest,
  ResponseHead,
  ServerGroup,
  TableGroups,
  TablePage,
} from '../core/table/index.js';

/** Returns the parameters of a request as readable text, without percent-encoding. */
export function paramsText({params = []}: QueryRequest): string {
  return [...params].map(([name, value]) => `${name}=${value}`).join('&');
}

/** A response with a status and headers. */
export function head(status = 200, headers: Record<string, string> = {}): ResponseHead {
  return {status, headers: {get: name => headers[name] ?? null}};
}

/** The queries of each backend's table of cases: what they change in the first page of 10 rows. */
const QUERIES = {
  'the first page': {},
  'a later page': {page: 4, pageSize: 20},
  'an ascending sort': {sort: {field: 'name', direction: 'asc'}},
  'a sort by several columns': {
    sort: {field: 'name', direction: 'desc'},
    thenBy: [{field: 'age', direction: 'asc'}],
  },
  'a search text': {search: '50% a*'},
  'a text that is contained': {filters: {name: {type: 'text', operator: 'contains', value: 'a_b'}}},
  'an equal text': {filters: {name: {type: 'text', operator: 'equals', value: 'ada'}}},
  'the start of a text': {filters: {name: {type: 'text', operator: 'starts-with', value: 'a'}}},
  'an empty text': {filters: {name: {type: 'text', operator: 'empty'}}},
  'a text that is not empty': {filters: {name: {type: 'text', operator: 'not-empty'}}},
  'a range of numbers': {filters: {age: {type: 'number', from: 18, to: 65.5}}},
  'an open range of dates': {filters: {born: {type: 'date', from: '2026-01-31'}}},
  options: {filters: {country: {type: 'options', values: ['DE', 'a "b"']}}},
  'filters that filter nothing': {
    filters: {
      name: {type: 'text', operator: 'contains', value: ''},
      age: {type: 'number'},
      country: {type: 'options', values: []},
    },
  },
  'conditions that must all hold': {
    where: {
      match: 'all',
      conditions: [
        {field: 'age', filter: {type: 'number', from: 18, to: 65.5}},
        {
          match: 'all',
          conditions: [{field: 'name', filter: {type: 'text', operator: 'equals', value: 'ada'}}],
        },
      ],
    },
  },
} as const satisfies Record<string, Partial<PageQuery>>;

const eitherOf = [
  {field: 'age', filter: {type: 'number', from: 18, to: 65.5}},
  {field: 'name', filter: {type: 'text', operator: 'starts-with', value: 'a,b'}},
  {field: 'country', filter: {type: 'options', values: ['DE', '']}},
] as const;

/** Queries of which any of several conditions must hold. */
const ANY_QUERIES = {
  'any of several conditions': {where: {match: 'any', conditions: eitherOf}},
  'a group of which any must hold': {
    where: {
      match: 'all',
      conditions: [
        {field: 'name', filter: {type: 'text', operator: 'empty'}},
        {match: 'any', conditions: eitherOf},
      ],
    },
  },
  'a group of which all must hold': {
    where: {match: 'any', conditions: [eitherOf[1], {match: 'all', conditions: [eitherOf[0], eitherOf[2]]}]},
  },
} as const satisfies Record<string, Partial<PageQuery>>;

/** Describes what a backend writes for queries of which any of several conditions must hold. */
export function describeAny(
  {writeQuery}: Backend,
  expected: Readonly<Record<keyof typeof ANY_QUERIES, string>>,
): void {
  it('can match any of several conditions', () => expect(writeQuery.matchesAny).not.to.equal(false));

  for (const [title, text] of Object.entries(expected)) {
    it(`writes ${title}`, () => {
      const query = {...initialQuery(), ...ANY_QUERIES[title as keyof typeof ANY_QUERIES]};
      expect(paramsText(writeQuery(query))).to.equal(text);
    });
  }
}

/** Describes a backend that cannot match any of several conditions. */
export function describeOnlyAll({writeQuery}: Backend): void {
  it('says that it cannot match any of several conditions', () =>
    expect(writeQuery.matchesAny).to.equal(false));

  for (const [title, change] of Object.entries(ANY_QUERIES)) {
    it(`throws for ${title}`, () =>
      expect(() => writeQuery({...initialQuery(), ...change})).to.throw(
        Error,
        'cannot match any of several conditions.',
      ));
  }
}

/** The parameters that a backend writes for each query. */
export type WrittenParams = Readonly<Record<keyof typeof QUERIES, string>>;

/** Describes what a backend writes for each query. */
export function describeWriting({writeQuery}: Backend, expected: WrittenParams): void {
  for (const [title, text] of Object.entries(expected)) {
    it(`writes ${title}`, () => {
      const query = {...initialQuery(), ...QUERIES[title as keyof typeof QUERIES]};
      expect(paramsText(writeQuery(query))).to.equal(text);
    });
  }
}

/** Describes which pages a backend reads from the bodies of responses. */
export function describeReading(
  {readPage}: Backend,
  cases: readonly [title: string, body: unknown, page: TablePage, response?: ResponseHead][],
): void {
  for (const [title, body, page, response = head()] of cases)
    it(`reads ${title}`, () => expect(readPage(body, response)).to.deep.equal(page));
}

/** Describes which bodies a backend refuses, and with which message. */
export function describeRefusing(
  {readPage}: Backend,
  cases: readonly [title: string, body: unknown, message: string, response?: ResponseHead][],
): void {
  for (const [title, body, message, response = head()] of cases)
    it(`rejects ${title}`, () => expect(() => readPage(body, response)).to.throw(Error, message));
}

/** A group of the cities of Italy. */
export const GROUP: ServerGroup = {value: 'Rome', count: 2, totals: {amount: 5}};

/** Tests the request for the cities of Italy, and an answer to it. */
export function describeGroups(backend: Backend, params: string, body: unknown, groups: TableGroups): void {
  const query: GroupsQuery = {
    ...initialQuery(1000),
    sort: {field: 'city', direction: 'asc'},
    filters: {country: {type: 'options', values: ['Italy']}},
    field: 'city',
    path: [{field: 'country', value: 'Italy'}],
    totals: {amount: 'sum'},
  };
  describe('groups', () => {
    it('writes a request for the groups inside of one', () => {
      expect(paramsText(backend.writeGroups!(query))).to.equal(params);
    });

    it('reads them', () => {
      expect(backend.readGroups!(body, head())).to.deep.equal(groups);
    });
  });
}
