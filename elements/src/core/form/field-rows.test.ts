import {expect} from '@open-wc/testing';
import {FieldRows} from './field-rows.js';

/** Rows with the initial values a, b, and c. */
function letters(): FieldRows {
  const rows = new FieldRows();
  rows.start(['a', 'b', 'c']);
  return rows;
}

const valuesOf = ({rows}: FieldRows) => rows.map(({values}) => values);
const keysOf = ({rows}: FieldRows) => rows.map(({key}) => key);

const CHANGES: readonly [string, (rows: FieldRows) => unknown, readonly unknown[]][] = [
  ['insert() adds a row at the end', rows => rows.insert(), ['a', 'b', 'c', undefined]],
  ['insert(0) adds a row at the start', rows => rows.insert(0, 'x'), ['x', 'a', 'b', 'c']],
  ['insert() clamps a high index', rows => rows.insert(9, 'x'), ['a', 'b', 'c', 'x']],
  ['insert() clamps a negative index', rows => rows.insert(-2, 'x'), ['x', 'a', 'b', 'c']],
  ['remove() removes a row', rows => rows.remove(1), ['a', 'c']],
  ['remove() ignores an unknown index', rows => rows.remove(3), ['a', 'b', 'c']],
  ['move() moves a row down', rows => rows.move(0, 2), ['b', 'c', 'a']],
  ['move() moves a row up', rows => rows.move(2, 0), ['c', 'a', 'b']],
  ['move() ignores an unknown index', rows => rows.move(0, 3), ['a', 'b', 'c']],
];

describe('FieldRows', () => {
  for (const [title, change, expected] of CHANGES) {
    it(title, () => {
      const rows = letters();
      change(rows);
      expect(valuesOf(rows)).to.deep.equal(expected);
    });

    it(`restores the rows of a draft after ${title.replace(/ .*/, '')}`, () => {
      const before = letters();
      change(before);
      const rows = letters();
      rows.restore(before.draft[0]);
      expect([valuesOf(rows), rows.isDirty]).to.deep.equal([expected, before.isDirty]);
    });
  }

  it('ignores what is not a row of a draft', () => {
    const rows = letters();
    rows.restore('a');
    rows.restore([7, null, {}, 2]);
    expect(valuesOf(rows)).to.deep.equal(['c']);
  });

  it('keeps the keys of the other rows', () => {
    const rows = letters();
    const [a, b, c] = keysOf(rows);
    rows.insert(0);
    rows.move(3, 1);
    rows.remove(2);
    expect(keysOf(rows).slice(1)).to.deep.equal([c, b]);
    expect(keysOf(rows)).to.not.include(a);
  });

  it('says whether a row was removed or moved', () => {
    const rows = letters();
    expect([rows.remove(3), rows.move(0, 3), rows.move(3, 0), rows.move(1, 1)]).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect([rows.move(0, 1), rows.remove(0)]).to.deep.equal([true, true]);
  });

  it('gives each row another key', () => {
    const rows = new FieldRows();
    rows.start(['a', 'b']);
    rows.insert();
    rows.restore([['x'], 0, ['y']]);
    rows.start(['a', 'b', 'c']);
    rows.insert();
    const keys = keysOf(rows);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  it('has the initial values in a draft', () => {
    const rows = letters();
    rows.remove(0);
    rows.insert(0, 'x');
    expect(rows.draft).to.deep.equal([
      [['x'], 1, 2],
      ['a', 'b', 'c'],
    ]);
  });

  it('inserts up to max rows', () => {
    const rows = letters();
    rows.max = 4;
    expect([rows.insert()?.values, rows.insert()]).to.deep.equal([undefined, null]);
    expect(rows.rows).to.have.length(4);
  });

  it('has no rows for initial values that are not a list', () => {
    const rows = new FieldRows();
    rows.start('a');
    expect(rows.rows).to.deep.equal([]);
  });

  it('has at least min rows', () => {
    const rows = new FieldRows();
    rows.min = 2;
    rows.start(['a']);
    expect([valuesOf(rows), rows.remove(0)]).to.deep.equal([['a', undefined], false]);
  });

  it('inserts no more than max rows, but keeps more initial ones', () => {
    const rows = new FieldRows();
    rows.max = 2;
    rows.start(['a', 'b', 'c']);
    expect([valuesOf(rows), rows.insert()]).to.deep.equal([['a', 'b', 'c'], null]);
  });

  it('returns to the initial rows, with their keys', () => {
    const rows = letters();
    const keys = keysOf(rows);
    rows.remove(0);
    rows.insert();
    rows.reset();
    expect(keysOf(rows)).to.deep.equal(keys);
  });

  it('follows new initial values while it has the initial rows', () => {
    const rows = letters();
    const [key] = keysOf(rows);
    rows.start(['d']);
    expect(rows.rows).to.deep.equal([{key, values: 'd'}]);
  });

  it('keeps its rows when new initial values come after a change', () => {
    const rows = letters();
    rows.remove(0);
    rows.start(['d', 'e']);
    expect(valuesOf(rows)).to.deep.equal(['e', 'c']);
  });

  const DIRTY: readonly [string, (rows: FieldRows) => unknown, boolean][] = [
    ['is not dirty at the start', () => {}, false],
    ['is dirty after a move', rows => rows.move(0, 1), true],
    ['is not dirty after a move back', rows => [rows.move(0, 1), rows.move(1, 0)], false],
    ['is not dirty after the new row is removed', rows => [rows.insert(0), rows.remove(0)], false],
    ['is dirty after a row is replaced', rows => [rows.remove(0), rows.insert(0)], true],
    ['is not dirty after it is submitted', rows => [rows.insert(), rows.keep()()], false],
    [
      'is dirty after a row is added while it is submitted',
      rows => {
        const settle = rows.keep();
        rows.insert();
        settle();
      },
      true,
    ],
    [
      'is dirty if it has the initial rows, but was submitted with others',
      rows => [rows.insert(), rows.keep()(), rows.remove(3), rows.start(['a', 'b', 'c'])],
      true,
    ],
    ['is not dirty after a reset', rows => [rows.insert(), rows.reset()], false],
  ];
  for (const [title, change, expected] of DIRTY)
    it(title, () => {
      const rows = letters();
      change(rows);
      expect(rows.isDirty).to.equal(expected);
    });
});
