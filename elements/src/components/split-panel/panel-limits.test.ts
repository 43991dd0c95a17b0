import {expect} from '@open-wc/testing';
import {
  normalizeLimits,
  normalizePosition,
  placeAt,
  positionRange,
  type PanelLimits,
} from './panel-limits.js';

const NO_LIMITS: PanelLimits = {minStart: null, maxStart: null, minEnd: null, maxEnd: null};
const SPACE = {width: 1000, room: 1000, rem: 16};

const RANGES: readonly (readonly [string, Partial<PanelLimits>, number, readonly [number, number]])[] = [
  ['no limits', {}, 1000, [0, 100]],
  ['a minimum in pixels', {minStart: '200px'}, 1000, [20, 100]],
  ['a minimum in rem', {minStart: '10rem'}, 1000, [16, 100]],
  ['a minimum in percent', {minStart: '33.5%'}, 1000, [33.5, 100]],
  ['both minimums', {minStart: '200px', minEnd: '25%'}, 1000, [20, 75]],
  ['both maximums', {maxStart: '40%', maxEnd: '800px'}, 1000, [20, 40]],
  ['minimums that need more than there is', {minStart: '300px', minEnd: '300px'}, 400, [75, 75]],
  ['a minimum larger than the space', {minStart: '500px'}, 400, [100, 100]],
  ['a minimum larger than the maximum', {minStart: '60%', maxStart: '20%'}, 1000, [60, 60]],
  ['maximums that leave space over', {maxStart: '100px', maxEnd: '100px'}, 1000, [90, 90]],
  ['sizes before it is measured', {minStart: '200px', minEnd: '30rem'}, 0, [0, 100]],
  ['percentages before it is measured', {minStart: '20%', minEnd: '30%'}, 0, [20, 70]],
];

const POSITIONS: readonly (readonly [unknown, number, boolean])[] = [
  [0, 0, false],
  [33.3, 33.3, false],
  [null, 50, false],
  [undefined, 50, false],
  [-5, 0, true],
  [500, 100, true],
  [NaN, 50, true],
  [Infinity, 50, true],
  ['text', 50, true],
  [true, 50, true],
];

describe('panel limits', () => {
  for (const [title, limits, room, range] of RANGES)
    it(`allows ${range.join(' to ')} with ${title}`, () => {
      expect(positionRange({...NO_LIMITS, ...limits}, {...SPACE, room})).to.deep.equal(range);
    });

  for (const [given, position, isBad] of POSITIONS)
    it(`reads ${typeof given} ${JSON.stringify(given)} as ${position}${isBad ? ' and warns' : ''}`, () => {
      const warnings: string[] = [];
      const read = normalizePosition(given, message => warnings.push(message));
      expect([read, warnings.length]).to.deep.equal([position, isBad ? 1 : 0]);
    });

  for (const text of ['200', '-5px', 'auto', '1e3px', '20 %', 'calc(1px)', '2em'])
    it(`ignores the size "${text}" and warns`, () => {
      const warnings: string[] = [];
      const limits = normalizeLimits({...NO_LIMITS, maxEnd: text}, message => warnings.push(message));
      expect([limits, warnings]).to.deep.equal([
        NO_LIMITS,
        [`maxEnd must be a size such as '200px', '12rem', or '20%', not "${text}"; it is ignored.`],
      ]);
    });

  const PLACES = [
    ['within the limits', 30.004, 'start', {position: 30, collapsed: false}],
    ['below the minimum', 12, 'start', {position: 20, collapsed: false}],
    ['below half of the minimum', 9, 'start', {position: 40, collapsed: true}],
    ['beyond half of the other minimum', 95, 'end', {position: 40, collapsed: true}],
    ['at the edge that does not collapse', 2, 'end', {position: 20, collapsed: false}],
    ['without a collapsible panel', -40, null, {position: 20, collapsed: false}],
  ] as const;
  for (const [title, position, side, place] of PLACES)
    it(`places a drag ${title}`, () => {
      expect(placeAt(position, [20, 80], side, 40)).to.deep.equal(place);
    });

  it('collapses a panel without a minimum at the edge', () => {
    expect([3, 1].map(position => placeAt(position, [0, 100], 'start', 40).collapsed)).to.deep.equal([
      false,
      true,
    ]);
  });
});
