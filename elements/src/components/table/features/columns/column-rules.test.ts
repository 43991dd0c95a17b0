import {expect} from '@open-wc/testing';
import {personColumns} from '../../../../testing/columns-harness.js';
import {ColumnLayout, type ColumnState} from '../../../../core/table/index.js';
import {Columns} from '../../model/table-columns.js';
import {columnLook} from './column-look.js';
import {columnRules} from './column-rules.js';

const warn = (message: string): never => expect.fail(message);

/** The rules of four columns, each 100 px wide, after a checkbox column. */
function rulesOf(
  state: ColumnState,
  {columns = personColumns, leading = 1, trailing = 0, room = 1000, rtl = false} = {},
) {
  const list = new Columns();
  list.read(columns, warn);
  const shown = new ColumnLayout(state).shown(list.list.map(({field}) => field)).map(field => {
    const column = list.list.find(one => one.field === field.field)!;
    return {...field, ...columnLook(column.source, warn), column, name: column.label};
  });
  return columnRules({
    columns: shown,
    leading,
    sizes: [
      ...Array.from({length: leading}, () => 40),
      ...shown.map(() => 100),
      ...Array.from({length: trailing}, () => 30),
    ],
    room,
    isRightToLeft: rtl,
    hasMenus: false,
  });
}

/** The offsets of the pinned cells of rows, by place. */
const offsets = (rules: string): Record<string, string> =>
  Object.fromEntries(
    [...rules.matchAll(/^tr:is.*nth-child\((\d+)\) { inset-inline-(\w+: \w+); position: sticky/gm)].map(
      ([, place, offset]): [string, string] => [place!, offset!],
    ),
  );

describe('columnRules', () => {
  it('are empty for plain columns', () => {
    expect(rulesOf({})).to.equal('');
  });

  const cases: [title: string, state: ColumnState, options: object, expected: Record<string, string>][] = [
    [
      'pin the columns before the first one too',
      {pinned: {age: 'start'}},
      {},
      {1: 'start: 0px', 2: 'start: 40px'},
    ],
    [
      'pin several columns next to each other',
      {pinned: {city: 'start', note: 'start'}},
      {leading: 0},
      {1: 'start: 0px', 2: 'start: 100px'},
    ],
    ['pin columns to the end', {pinned: {name: 'end', age: 'end'}}, {}, {4: 'end: 100px', 5: 'end: 0px'}],
    [
      'pin columns to the end, before the columns that follow',
      {pinned: {age: 'end'}},
      {trailing: 1},
      {5: 'end: 30px'},
    ],
    ['do not pin the columns before the first one to the end', {pinned: {note: 'end'}}, {}, {5: 'end: 0px'}],
    [
      'do not pin columns that would cover the others',
      {pinned: {name: 'start', note: 'end'}},
      {room: 300},
      {},
    ],
  ];
  for (const [title, state, options, expected] of cases) {
    it(title, () => {
      expect(offsets(rulesOf(state, options))).to.deep.equal(expected);
    });
  }

  it('have a shadow toward the columns that scroll', () => {
    const shadow = (side: 'start' | 'end', rtl: boolean) =>
      /linear-gradient\(to (\w+)/.exec(rulesOf({pinned: {name: side}}, {rtl}))?.[1];
    expect([
      shadow('start', false),
      shadow('end', false),
      shadow('start', true),
      shadow('end', true),
    ]).to.deep.equal(['right', 'left', 'left', 'right']);
  });

  it('let a table be as wide as its columns only if all have a width', () => {
    const widths = {name: 100, city: 100, age: 100};
    const isSized = (state: ColumnState) => rulesOf(state).includes('table { inline-size: auto; }');
    expect(isSized({widths})).to.equal(false);
    expect(isSized({widths, hidden: ['note']})).to.equal(true);
  });
});
