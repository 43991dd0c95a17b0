import {expect} from '@open-wc/testing';
import {decimalText, parseDecimal} from './decimal.js';
import {isOnStep, limitsOf, moveBySteps, type NumberRange} from './step.js';

const decimal = (text: string | null) => (text === null ? null : parseDecimal(text));

function rangeOf(
  step: string | null,
  min: string | null,
  max: string | null,
  base = min ?? '0',
): NumberRange {
  return {step: decimal(step), min: decimal(min), max: decimal(max), base: parseDecimal(base)!};
}

/** The value, the count, the step, the limits, and the result. */
const MOVES = [
  ['1', 1, '1', null, null, '2'],
  ['1.00', 1, '1', null, null, '2.00'],
  ['0.1', 2, '0.1', null, null, '0.3'],
  ['0', -1, '0.01', null, null, '-0.01'],
  ['12345678901234567890', 1, '1', null, null, '12345678901234567891'],
  [null, 1, '1', null, null, '1'],
  [null, 1, '1', '5', null, '5'],
  [null, -1, '1', '5', null, '5'],
  ['4', 1, '2', '1', null, '5'],
  ['4', -1, '2', '1', null, '3'],
  ['-4', 1, '3', null, null, '-3'],
  ['-4', -1, '3', null, null, '-6'],
  ['9', 10, '1', null, '12', '12'],
  ['9', 1, '2', '1', '10', '9'],
  ['12', 1, '1', null, '10', '12'],
  ['12', -1, '1', null, '10', '10'],
  ['-3', 1, '1', '0', null, '0'],
  ['5', 1, '1', '10', '1', '5'],
  ['5', -1, '1', '10', '1', '5'],
  ['4', 1, '1', '1', '9', '5'],
  ['1', 1, '1', '5', '5', '5'],
  ['4', 1, '3', '1', null, '7'],
  ['1.500', -1, '0.5', '1', null, '1.000'],
  ['1.500', 1, '0.5', null, '2', '2.000'],
  ['9', 1, '0.5', null, '9', '9'],
  ['1.5', 1, null, null, null, '2.5'],
] as const;

describe('steps', () => {
  for (const [value, count, step, min, max, result] of MOVES)
    it(`move ${value ?? 'an empty field'} by ${count} of ${step ?? 'any'} from ${min} to ${max}`, () => {
      const size = parseDecimal(step ?? '1')!;
      const moved = moveBySteps(decimal(value), count, size, rangeOf(step, min, max));
      expect(moved && decimalText(moved)).to.equal(result);
    });

  it('move by a size that is not the step', () => {
    const range = rangeOf('0.01', null, null);
    expect(decimalText(moveBySteps(parseDecimal('12.345'), 1, parseDecimal('1')!, range)!)).to.equal(
      '13.340',
    );
  });

  for (const [value, step, base, isValid] of [
    ['0.3', '0.1', '0', true],
    ['0.35', '0.1', '0', false],
    ['-3', '2', '1', true],
    ['-2', '2', '1', false],
    ['1.10', '0.1', '0', true],
    ['9007199254740993', '2', '0', false],
  ] as const)
    it(`${isValid ? 'accept' : 'refuse'} ${value} with steps of ${step} from ${base}`, () => {
      expect(isOnStep(parseDecimal(value)!, rangeOf(step, null, null, base))).to.equal(isValid);
    });

  it('end at the last valid number within the limits', () => {
    const {low, high} = limitsOf(rangeOf('3', '1', '9', '0'));
    expect([low, high].map(limit => decimalText(limit!))).to.deep.equal(['3', '9']);
  });
});
