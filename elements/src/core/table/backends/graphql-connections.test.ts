import {expect} from '@open-wc/testing';
import {describeReading, describeRefusing, GROUP, head} from '../../../testing/backend-cases.js';
import {initialQuery, type TableQuery} from '../index.js';
import {graphqlConnections} from './graphql-connections.js';

const query = 'query ($first: Int!, $after: String) { people(first: $first, after: $after) { … } }';
const people = graphqlConnections({query, connection: 'people'});

describe('graphqlConnections', () => {
  it('asks for the first page', () => {
    expect(people.writeQuery(initialQuery())).to.deep.equal({
      body: {query, variables: {first: 10, after: null}},
    });
  });

  it('asks for the page after a cursor', () => {
    const request = people.writeQuery({...initialQuery(20), page: 3, cursor: 'Y3Vyc29y'});
    expect(request.body).to.deep.equal({query, variables: {first: 20, after: 'Y3Vyc29y'}});
  });

  it('adds the variables of the app', () => {
    const {writeQuery} = graphqlConnections({
      query,
      connection: 'people',
      variables: ({sort, search}) => ({orderBy: sort?.field, search}),
    });
    const request = writeQuery({
      ...initialQuery(),
      sort: {field: 'name', direction: 'asc'},
      search: 'ada',
    });
    expect(request.body).to.deep.equal({
      query,
      variables: {first: 10, after: null, orderBy: 'name', search: 'ada'},
    });
  });

  it('matches any of several conditions with the variables of the app, unless it says no', () => {
    const options = {query, connection: 'people'};
    const variables = ({where}: TableQuery) => ({filter: where});
    expect(graphqlConnections(options).writeQuery.matchesAny).to.equal(false);
    expect(graphqlConnections({...options, variables}).writeQuery.matchesAny).to.equal(true);
    expect(graphqlConnections({...options, variables, matchesAny: false}).writeQuery.matchesAny).to.equal(
      false,
    );
    const where = {match: 'any', conditions: [{field: 'age', filter: {type: 'number', from: 1}}]} as const;
    const request = graphqlConnections({...options, variables}).writeQuery({...initialQuery(), where});
    expect(request.body).to.deep.equal({query, variables: {first: 10, after: null, filter: where}});
  });

  const more = {hasNextPage: true, endCursor: 'c1'};
  const last = {hasNextPage: false, endCursor: null};

  describeReading(people, [
    [
      'the nodes of edges',
      {data: {people: {edges: [{node: {id: 1}}], pageInfo: more}}},
      {rows: [{id: 1}], nextCursor: 'c1'},
    ],
    [
      'nodes without edges',
      {data: {people: {nodes: [{id: 1}], pageInfo: more}}},
      {rows: [{id: 1}], nextCursor: 'c1'},
    ],
    ['the last page', {data: {people: {edges: [], pageInfo: last}}}, {rows: [], nextCursor: null}],
    [
      'a total',
      {data: {people: {edges: [], pageInfo: last, totalCount: 42}}},
      {rows: [], nextCursor: null, total: 42},
    ],
    [
      'an edge that is null as an empty row',
      {data: {people: {edges: [null], pageInfo: last}}},
      {rows: [{}], nextCursor: null},
    ],
  ]);

  describeReading(graphqlConnections({query, connection: 'viewer.people'}), [
    [
      'a connection inside of another object',
      {data: {viewer: {people: {nodes: [], pageInfo: last}}}},
      {rows: [], nextCursor: null},
    ],
  ]);

  const noPageInfo = 'The query must ask for pageInfo { hasNextPage endCursor } of people.';
  describeRefusing(people, [
    [
      'errors',
      {data: null, errors: [{message: 'No access.'}, {message: 'Bad sort.'}]},
      'No access. Bad sort.',
    ],
    ['no pageInfo', {data: {people: {nodes: []}}}, noPageInfo],
    ['a next page without a cursor', {data: {people: {pageInfo: {hasNextPage: true}}}}, noPageInfo],
    [
      'no rows',
      {data: {people: {pageInfo: last}}},
      "The response's data.people.nodes must be an array of rows, but is missing.",
    ],
    ['null', null, noPageInfo],
  ]);

  describe('groups', () => {
    const groupsQuery = 'query ($by: String!) { peopleGroups(by: $by) { … } }';
    const {writeGroups, readGroups} = graphqlConnections({
      query,
      connection: 'people',
      groups: {query: groupsQuery, groups: 'peopleGroups', variables: ({filters}) => ({filter: filters})},
    });

    it('are asked for with the variables of the app', () => {
      const filters = {country: {type: 'options', values: ['Italy']}} as const;
      const asked = {
        ...initialQuery(),
        page: 2,
        filters,
        field: 'city',
        path: [],
        totals: {amount: 'sum'},
      } as const;
      expect(writeGroups!(asked).body).to.deep.equal({
        query: groupsQuery,
        variables: {
          by: 'city',
          first: 10,
          skip: 10,
          totals: [{field: 'amount', total: 'sum'}],
          filter: filters,
        },
      });
    });

    it('are read with their totals, which are lists', () => {
      const totals = [{field: 'amount', value: 5}];
      const nodes = [{value: 'Rome', count: 2, totals}];
      expect(
        readGroups!({data: {peopleGroups: {by: 'city', total: 1, nodes, totals}}}, head()),
      ).to.deep.equal({groups: [GROUP], total: 1, totals: {amount: 5}, of: {field: 'city'}});
      expect(readGroups!({data: {peopleGroups: {total: 0, nodes: []}}}, head())).to.deep.equal({
        groups: [],
        total: 0,
      });
    });

    it('fail with the messages of errors, and without nodes', () => {
      expect(() => readGroups!({errors: [{message: 'no'}]}, head())).to.throw('no');
      expect(() => readGroups!({data: {peopleGroups: null}}, head())).to.throw(
        'peopleGroups.nodes must be an array',
      );
    });

    it('are not asked for without their query', () => {
      expect(people.writeGroups).to.equal(undefined);
    });
  });
});
