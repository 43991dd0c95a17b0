import {expect} from '@open-wc/testing';
import {issueOfBounds, issueOfCheck, type Bounds} from './check-issue.js';
import type {Issue} from './issue.js';

const day = new Date(2019, 5, 1);
const later = new Date(2020, 0, 1);

describe('issueOfBounds', () => {
  for (const [title, bounds, issue] of [
    ['a least number', {min: 1}, {code: 'rangeUnderflow', min: 1}],
    ['a most number', {max: 1}, {code: 'rangeOverflow', max: 1}],
    ['both numbers', {min: 1, max: 2}, {code: 'rangeBetween', min: 1, max: 2}],
    ['a bigint', {min: 5n}, {code: 'rangeUnderflow', min: '5'}],
    ['a first day', {min: day}, {code: 'dateUnderflow', min: day}],
    ['a last day', {max: day}, {code: 'dateOverflow', max: day}],
    ['both days', {min: day, max: later}, {code: 'rangeBetween', min: day, max: later}],
    ['a length', {min: 2, unit: 'character'}, {code: 'tooShort', min: 2}],
    ['a number of items', {max: 2, unit: 'item'}, {code: 'tooLong', max: 2, unit: 'item'}],
    ['an exclusive limit', {max: 2, isExclusive: true}, {code: 'rangeOverflow', max: 2, isExclusive: true}],
    ['an Invalid Date', {min: new Date(NaN)}, {code: 'notValid'}],
    ['a number and an object', {min: 1, max: {}}, {code: 'notValid'}],
  ] satisfies [string, Bounds, Issue][])
    it(`is ${issue.code} for ${title}`, () => expect(issueOfBounds(bounds)).to.deep.equal(issue));
});

describe('issueOfCheck', () => {
  for (const [check, code] of [
    ['to_date', 'notADate'],
    ['to_number', 'notANumber'],
    ['enum', 'notAnOption'],
    ['picklist', 'notAnOption'],
    ['unknown', 'notValid'],
    [undefined, 'notValid'],
  ] as const)
    it(`is ${code} for ${check}`, () => expect(issueOfCheck(check)).to.deep.equal({code}));
});
