import {expect} from '@open-wc/testing';
import {initialQuery} from '../query/query.js';
import {checkGroups} from './check-groups.js';
import type {GroupsQuery} from './groups-query.js';

const query: GroupsQuery = {
  ...initialQuery(),
  field: 'city',
  path: [{field: 'country', value: 'Italy'}],
  totals: {amount: 'sum', due: 'max'},
};
const rome = {value: 'Rome', count: 2};

describe('checkGroups', () => {
  const accepted: [title: string, answer: unknown][] = [
    ['no groups', {groups: []}],
    [
      'values of all kinds',
      {
        groups: ['a', '', 1, 0.5, true, null].map(value => ({value, count: 1})),
      },
    ],
    [
      'totals',
      {
        groups: [{...rome, totals: {amount: 1.5, due: '2026-01-31'}}],
        totals: {amount: null},
      },
    ],
    ['a total of groups', {groups: [rome], total: 5}],
    [
      'what it is for',
      {
        groups: [rome],
        of: {field: 'city', path: [{field: 'country', value: 'Italy'}]},
      },
    ],
  ];
  for (const [title, answer] of accepted)
    it(`accepts ${title}`, () => expect(checkGroups(answer, query)).to.equal(answer));

  const refused: [title: string, answer: unknown, reason: RegExp][] = [
    ['null', null, /groups must be an array, but are missing/],
    ['an object as groups', {groups: {}}, /but are an object/],
    ['a total that is a text', {groups: [], total: '3'}, /total of groups must be a whole number/],
    ['groups of another field', {groups: [], of: {field: 'shop'}}, /groups by "shop", but "city" was/],
    ['groups of another path', {groups: [], of: {path: []}}, /is for \[\], but \[\{"field":"country"/],
    ['a group that is null', {groups: [null]}, /as value, but has missing/],
    ['an object as value', {groups: [{value: {id: 1}, count: 1}]}, /as value, but has an object/],
    ['a date as value', {groups: [{value: new Date(), count: 1}]}, /as value, but has an object/],
    ['NaN as value', {groups: [{value: NaN, count: 1}]}, /as value, but has NaN/],
    [
      'values with the same text',
      {groups: [rome, {value: 1, count: 1}, {value: '1', count: 1}]},
      /two groups "1"/,
    ],
    [
      'two groups without a value',
      {groups: [1, 2].map(count => ({value: null, count}))},
      /two groups without a value/,
    ],
    ['a count that is a text', {groups: [{...rome, count: '2'}]}, /count of the group "Rome" of "city"/],
    ['a count that is negative', {groups: [{...rome, count: -1}]}, /must be a whole number, 0 or more/],
    [
      'a total that was not requested',
      {groups: [{...rome, totals: {price: 1}}]},
      /"price", which was not requested/,
    ],
    ['a name that all objects have', {groups: [{...rome, totals: {constructor: 1}}]}, /was not requested/],
    [
      'a sum that is a text',
      {groups: [{...rome, totals: {amount: '1.5'}}]},
      /number or null, but is a string/,
    ],
    ['a limit that is an object', {groups: [], totals: {due: {}}}, /The total of "due" of all rows must/],
  ];
  for (const [title, answer, reason] of refused)
    it(`refuses ${title}`, () => expect(() => checkGroups(answer, query)).to.throw(TypeError, reason));
});
