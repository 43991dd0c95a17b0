import {expect} from '@open-wc/testing';
import type {TableRow} from '../row.js';
import type {RowKey} from '../selection/selected-rows.js';
import {ChangingRows} from './changing-rows.js';

const row = (id: unknown, name: string) => ({id, name});

/** Rows with the ids 1 to 3. */
function setUp(rows: readonly TableRow[] = [row(1, 'Ada'), row(2, 'Bea'), row(3, 'Cem')]) {
  const problems: string[] = [];
  const held = new Set<RowKey>();
  const changing = new ChangingRows(
    rows,
    given => (given as TableRow | null)?.['id'],
    key => held.has(key),
    problem => problems.push(problem),
  );
  return {
    changing,
    problems,
    held,
    given: rows,
    names: () => changing.list.map(({name}) => name),
    /** Returns the numbers of the rows that have changed. */
    apply: (changes: unknown) => numbersOf(changed => changing.apply(changes, changed)),
    release: () => numbersOf(changed => changing.release(changed)),
  };
}

function numbersOf(change: (changed: Set<number>) => void): number[] {
  const changed = new Set<number>();
  change(changed);
  return [...changed];
}

describe('the rows of a table that change by key', () => {
  it('update the fields that are given, and keep the others', () => {
    const {changing, apply} = setUp();
    const update = [
      {id: 2, name: 'Eve'},
      {id: 3, age: 7},
    ];
    expect(apply({update})).to.deep.equal([1, 2]);
    expect(changing.list).to.deep.equal([row(1, 'Ada'), row(2, 'Eve'), {...row(3, 'Cem'), age: 7}]);
  });

  it('keep what the app has', () => {
    const {given, apply} = setUp([Object.freeze(row(1, 'Ada'))]);
    apply({update: [{id: 1, name: 'Eve'}], add: [row(4, 'Dov')]});
    expect(given).to.deep.equal([row(1, 'Ada')]);
  });

  it('keep their class', () => {
    class Person {
      id = 1;
      first = 'Ada';
      get name() {
        return `${this.first}!`;
      }
    }
    const {names, apply} = setUp([new Person() as never]);
    apply({update: [{id: 1, first: 'Eve'}]});
    expect(names()).to.deep.equal(['Eve!']);
  });

  it('are removed by key, and added after the others', () => {
    const {changing, names, apply} = setUp();
    const changed = apply({remove: [1], add: [row(9, 'Eve'), row(8, 'Dov')]});
    expect(changed).to.deep.equal([0, 3, 4]);
    expect(names()).to.deep.equal(['Bea', 'Cem', 'Eve', 'Dov']);
    expect(changing.count).to.equal(4);
  });

  it('are updated before they are removed, and removed before others are added', () => {
    const {names, problems, apply} = setUp();
    apply({add: [row(2, 'New')], remove: [2], update: [row(2, 'Old')]});
    expect(names()).to.deep.equal(['Ada', 'Cem', 'New']);
    expect(problems).to.deep.equal([]);
  });

  it('apply all updates of a key in their order', () => {
    const {names, apply} = setUp();
    apply({update: [row(1, 'Eve'), row(1, 'Dov')]});
    expect(names()).to.deep.equal(['Dov', 'Bea', 'Cem']);
  });

  it('are the same list until one of them changes', () => {
    const {changing, apply} = setUp();
    const {list} = changing;
    apply({});
    expect(changing.list).to.equal(list);
    apply({remove: [1]});
    expect(changing.list).not.to.equal(list);
    expect(list).to.have.length(3);
  });

  it('stay in the list if they are not objects', () => {
    const {changing, apply} = setUp([undefined as never, row(1, 'Ada')]);
    apply({remove: [1]});
    expect(changing.list).to.deep.equal([undefined]);
  });

  for (const [title, changes, text] of [
    ['an unknown key', {update: [row(7, 'x')], remove: [7], add: [row(4, 'Dov')]}, ['unknown', 'unknown']],
    [
      'no key',
      {update: [{name: 'x'}, null], add: [row(null, 'x'), row(4, 'Dov')]},
      ['unknown', 'unknown', 'repeated'],
    ],
    ['a key that is there', {add: [row(1, 'x'), row(4, 'Dov'), row(4, 'x')]}, ['repeated', 'repeated']],
    ['what is not a list', {update: 7, remove: null, add: [row(4, 'Dov')]}, ['list', 'list']],
  ] as const)
    it(`refuse ${title}, and apply the rest`, () => {
      const {names, problems, apply} = setUp();
      apply(changes);
      expect(names()).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dov']);
      expect(problems).to.deep.equal(text);
    });

  for (const changes of [null, undefined, 7, 'text'])
    it(`stay the same with ${String(changes)}`, () => {
      const {names, apply} = setUp();
      expect(apply(changes)).to.deep.equal([]);
      expect(names()).to.deep.equal(['Ada', 'Bea', 'Cem']);
    });

  it('change the first row of a repeated key', () => {
    const {names, apply} = setUp([row(1, 'Ada'), row(1, 'Bea')]);
    apply({update: [row(1, 'Eve')]});
    expect(names()).to.deep.equal(['Eve', 'Bea']);
  });

  it('wait while they are held, with all their updates', () => {
    const {changing, names, held, apply, release} = setUp();
    held.add(1);
    expect(apply({update: [row(1, 'Eve'), row(2, 'Dov'), {id: 1, age: 7}]})).to.deep.equal([1]);
    expect(release()).to.deep.equal([]);
    expect(names()).to.deep.equal(['Ada', 'Dov', 'Cem']);
    held.clear();
    expect(release()).to.deep.equal([0]);
    expect(changing.list[0]).to.deep.equal({...row(1, 'Eve'), age: 7});
    expect(release()).to.deep.equal([]);
  });

  it('are removed while they are held, and do not come back', () => {
    const {names, held, problems, apply, release} = setUp();
    held.add(1);
    apply({update: [row(1, 'Eve')], remove: [1]});
    held.clear();
    release();
    expect(names()).to.deep.equal(['Bea', 'Cem']);
    expect(problems).to.deep.equal([]);
  });
});
