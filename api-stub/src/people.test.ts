import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PEOPLE, repeatPeople} from './people.js';
import type {PersonRow} from './people.js';
import {rowPage} from './row-page.js';
import {PEOPLE_FIELDS} from './rows-route.js';

/** Without this, numbers would sort as text. */
const compareAsTheyAre = (a: string | number | boolean, b: string | number | boolean) =>
  a === b ? 0 : a < b ? -1 : 1;

describe('people', () => {
  it('are 8 distinct records', () => {
    assert.equal(new Set(PEOPLE.map(person => person.realName)).size, 8);
    assert.equal(new Set(PEOPLE.map(person => person.character)).size, 8);
  });

  it('repeat in order, each row as its own object', () => {
    const rows = repeatPeople(17);
    assert.equal(rows.length, 17);
    assert.deepEqual(rows[16], {id: 17, ...PEOPLE[0]});
    assert.equal(new Set(rows).size, 17);
  });
});

describe('a page of people', () => {
  const people = repeatPeople(50).map((person, index) => ({
    ...person,
    realName: `${person.realName} ${index}`,
  }));

  for (const field of Object.keys(PEOPLE_FIELDS) as (keyof PersonRow)[]) {
    for (const direction of ['asc', 'desc'] as const) {
      it(`repeats no row across pages by ${field} ${direction}`, () => {
        const rows = [0, 7, 14, 21, 28, 35, 42, 49].flatMap(
          skip => rowPage(people, {limit: 7, skip, sort: {field, direction}}).data,
        );
        assert.equal(rows.length, 50);
        assert.equal(new Set(rows).size, 50);
        const values = rows.map(row => row[field]);
        const ordered = direction === 'asc' ? values : values.toReversed();
        assert.deepEqual(ordered, [...values].sort(compareAsTheyAre));
      });
    }
  }

  it('keeps the order of equal rows in both directions', () => {
    for (const direction of ['asc', 'desc'] as const) {
      const {data} = rowPage(people, {limit: 50, skip: 0, sort: {field: 'stark', direction}});
      const starks = data.filter(person => person.stark);
      assert.deepEqual(
        starks,
        people.filter(person => person.stark),
      );
    }
  });

  it('is empty past the end', () => {
    assert.deepEqual(rowPage(people, {limit: 10, skip: 60, sort: null}), {
      total: 50,
      limit: 10,
      skip: 60,
      data: [],
    });
  });

  it('does not change the order of the people', () => {
    const before = [...people];
    rowPage(people, {limit: 10, skip: 0, sort: {field: 'character', direction: 'desc'}});
    assert.deepEqual(people, before);
  });
});
