import {expect} from '@open-wc/testing';
import {pick, seeded} from '../../../testing/random-steps.js';
import {ColumnLayout, normalizeColumnState, type ColumnState} from './column-state.js';

const FIELDS = ['a', 'b', 'c', 'd'];
const layoutOf = (state?: ColumnState) => new ColumnLayout(state);
const fieldsOf = (layout: ColumnLayout, fields = FIELDS) => layout.shown(fields).map(({field}) => field);

describe('ColumnLayout', () => {
  describe('shown', () => {
    const cases: [title: string, state: ColumnState, shown: string][] = [
      ['is the order of the app without a state', {}, 'abcd'],
      ['follows the order', {order: ['d', 'c', 'b', 'a']}, 'dcba'],
      ['ignores repeated fields', {order: ['b', 'b', 'a']}, 'bcda'],
      ['puts other columns after the one before them', {order: ['c', 'a']}, 'cdab'],
      ['puts a first column that is not in the order first', {order: ['d', 'b']}, 'adbc'],
      ['ignores fields without a column', {order: ['x', 'd', 'y', 'a'], hidden: ['z']}, 'dabc'],
      ['leaves out hidden columns', {hidden: ['b', 'd']}, 'ac'],
      ['keeps the first column if all are hidden', {order: ['c'], hidden: FIELDS}, 'a'],
      ['puts pinned columns at the edges', {pinned: {c: 'start', a: 'end'}}, 'cbda'],
      [
        'keeps the order of pinned columns',
        {order: ['d', 'c', 'b', 'a'], pinned: {a: 'start', b: 'start'}},
        'badc',
      ],
    ];
    for (const [title, state, shown] of cases) {
      it(title, () => {
        expect(fieldsOf(layoutOf(state)).join('')).to.equal(shown);
      });
    }

    it('has the width and the edge of each column', () => {
      expect(layoutOf({widths: {a: 120, b: 7}, pinned: {b: 'start'}}).shown(['a', 'b', 'c'])).to.deep.equal([
        {field: 'b', pin: 'start', width: 48},
        {field: 'a', pin: null, width: 120},
        {field: 'c', pin: null, width: null},
      ]);
    });

    it('is empty without columns', () => {
      expect(layoutOf({order: ['a'], hidden: ['a']}).shown([])).to.deep.equal([]);
    });

    it('is not confused by fields with the names of members of objects', () => {
      const names = ['toString', '__proto__', 'constructor'];
      expect(layoutOf().shown(names)).to.deep.equal(names.map(field => ({field, pin: null, width: null})));
      const layout = layoutOf().withWidth('__proto__', 90).withPin('__proto__', 'end');
      expect(layout.shown(names).at(-1)).to.deep.equal({field: '__proto__', pin: 'end', width: 90});
    });
  });

  it('lists hidden columns in order', () => {
    expect(
      layoutOf({order: ['d', 'c', 'b', 'a'], hidden: ['d'], pinned: {b: 'start'}})
        .ordered(FIELDS)
        .join(''),
    ).to.equal('bdca');
  });

  it('lists the fields without a column once', () => {
    const state: ColumnState = {
      order: ['x', 'a'],
      widths: {x: 100, y: 90},
      hidden: ['z'],
      pinned: {b: 'end'},
    };
    expect(layoutOf(state).unknown(FIELDS)).to.deep.equal(['x', 'y', 'z']);
  });

  describe('changes', () => {
    const cases: [title: string, change: (layout: ColumnLayout) => ColumnLayout, value: ColumnState][] = [
      ['moves a column back', layout => layout.withMove(FIELDS, 'd', 'b'), {order: ['a', 'd', 'b', 'c']}],
      ['moves a column on', layout => layout.withMove(FIELDS, 'a', 'c'), {order: ['b', 'c', 'a', 'd']}],
      ['sets a width', layout => layout.withWidth('a', 120.4), {widths: {a: 120}}],
      ['keeps a width within the limits', layout => layout.withWidth('a', -5), {widths: {a: 48}}],
      ['removes a width', layout => layout.withWidth('a', 99).withWidth('a', null), {}],
      ['hides a column', layout => layout.withHidden('b', true), {hidden: ['b']}],
      ['shows a column', layout => layout.withHidden('b', true).withHidden('b', false), {}],
      ['pins a column', layout => layout.withPin('c', 'end'), {pinned: {c: 'end'}}],
      ['unpins a column', layout => layout.withPin('c', 'end').withPin('c', null), {}],
    ];
    for (const [title, change, value] of cases) {
      it(title, () => {
        const layout = layoutOf();
        expect(change(layout).value).to.deep.equal(value);
        expect(layout.value).to.deep.equal({});
      });
    }

    it('keeps fields without a column', () => {
      const state: ColumnState = {order: ['x', 'a'], widths: {x: 100}, hidden: ['x'], pinned: {x: 'end'}};
      const {value} = layoutOf(state)
        .withMove(FIELDS, 'b', 'd')
        .withWidth('a', 100)
        .withHidden('a', true)
        .withPin('b', 'start');
      expect(value).to.deep.equal({
        order: ['x', 'a', 'c', 'd', 'b'],
        widths: {x: 100, a: 100},
        hidden: ['x', 'a'],
        pinned: {x: 'end', b: 'start'},
      });
    });
  });

  describe('neighbor', () => {
    const cases: [title: string, state: ColumnState, field: string, step: -1 | 1, neighbor: string | null][] =
      [
        ['is the next column', {}, 'b', 1, 'c'],
        ['is the previous column', {}, 'b', -1, 'a'],
        ['is missing at the edges', {}, 'd', 1, null],
        ['skips hidden columns', {hidden: ['b']}, 'a', 1, 'c'],
        ['is missing next to pinned columns', {pinned: {a: 'start'}}, 'b', -1, null],
        ['is another pinned column', {pinned: {a: 'start', b: 'start'}}, 'a', 1, 'b'],
        ['is missing for a hidden column', {hidden: ['b']}, 'b', 1, null],
      ];
    for (const [title, state, field, step, neighbor] of cases) {
      it(title, () => {
        expect(layoutOf(state).neighbor(FIELDS, field, step)).to.equal(neighbor);
      });
    }
  });

  for (const seed of [1, 2, 3]) {
    it(`keeps all columns and survives JSON under random changes (seed ${seed})`, () => {
      const random = seeded(seed);
      let layout = layoutOf();
      for (let step = 0; step < 200; step++) {
        const [field, target] = [pick(random, FIELDS), pick(random, FIELDS)];
        layout = pick(random, [
          () => layout.withMove(FIELDS, field, target),
          () => layout.withWidth(field, pick(random, [null, 60, 400])),
          () => layout.withHidden(field, random() < 0.5),
          () => layout.withPin(field, pick(random, ['start', 'end', null] as const)),
        ])();
        expect([...layout.ordered(FIELDS)].sort()).to.deep.equal(FIELDS);
        expect(layout.shown(FIELDS)).to.have.length.within(1, FIELDS.length);
        const stored = JSON.parse(JSON.stringify(layout.value)) as ColumnState;
        expect(layoutOf(stored).shown(FIELDS)).to.deep.equal(layout.shown(FIELDS));
      }
    });
  }
});

describe('normalizeColumnState', () => {
  const cases: [title: string, given: unknown, value: ColumnState, warnings: number][] = [
    ['null', null, {}, 0],
    ['undefined', undefined, {}, 0],
    ['an empty state', {}, {}, 0],
    [
      'a whole state',
      {order: ['b'], widths: {a: 90}, hidden: ['c'], pinned: {a: 'end'}},
      {order: ['b'], widths: {a: 90}, hidden: ['c'], pinned: {a: 'end'}},
      0,
    ],
    ['a text', 'wide', {}, 1],
    ['a list', [], {}, 1],
    ['an order that is not a list', {order: 'ab', hidden: ['a']}, {hidden: ['a']}, 1],
    ['an order of other things', {order: ['b', 1, null]}, {order: ['b']}, 1],
    ['hidden that is an object', {hidden: {a: true}, order: ['b']}, {order: ['b']}, 1],
    ['a negative width', {widths: {a: -20, b: 90}}, {widths: {b: 90}}, 1],
    ['a width of 0', {widths: {a: 0, b: 90}}, {widths: {b: 90}}, 1],
    ['widths that are not numbers', {widths: {a: '20px', b: NaN, c: Infinity, d: null}}, {}, 4],
    ['widths that are a list', {widths: [90]}, {}, 1],
    ['pinned to the left', {pinned: {a: 'left', b: 'start'}}, {pinned: {b: 'start'}}, 1],
    ['pinned that is a text', {pinned: 'a'}, {}, 1],
    ['parts that are null', {order: null, widths: null, hidden: null, pinned: null}, {}, 0],
  ];
  for (const [title, given, value, count] of cases) {
    it(`reads ${title}`, () => {
      const warnings: string[] = [];
      const state = normalizeColumnState(given, message => warnings.push(message));
      expect(new ColumnLayout(state).value).to.deep.equal(value);
      expect(warnings, warnings.join('\n')).to.have.length(count);
    });
  }

  for (const [given, warning] of [
    ['wide', 'columnState must be an object of order, widths, hidden, and pinned; it is ignored.'],
    [{order: 'a'}, 'order of columnState must be a list of fields; other entries are ignored.'],
    [{hidden: {a: true}}, 'hidden of columnState must be a list of fields; other entries are ignored.'],
    [{widths: [90]}, 'widths of columnState must be an object whose keys are fields; it is ignored.'],
    [{pinned: 'a'}, 'pinned of columnState must be an object whose keys are fields; it is ignored.'],
    [
      {widths: {a: null}},
      'widths of columnState must be a number of pixels greater than 0, not null for "a"; it is ignored.',
    ],
    [
      {pinned: {a: null}},
      "pinned of columnState must be 'start' or 'end', not null for \"a\"; it is ignored.",
    ],
  ] as const)
    it(`says what is wrong with ${JSON.stringify(given)}`, () => {
      const warnings: string[] = [];
      normalizeColumnState(given, message => warnings.push(message));
      expect(warnings).to.deep.equal([warning]);
    });
});
