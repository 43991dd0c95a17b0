import {expect} from '@open-wc/testing';
import {moveOfKey, type CalendarMove, type KeyPress} from './calendar-move.js';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});

const KEYS: [key: string, move: CalendarMove][] = [
  ['ArrowLeft', 'previous-day'],
  ['ArrowRight', 'next-day'],
  ['ArrowUp', 'previous-week'],
  ['ArrowDown', 'next-week'],
  ['Home', 'week-start'],
  ['End', 'week-end'],
  ['PageUp', 'previous-month'],
  ['PageDown', 'next-month'],
];

describe('moveOfKey', () => {
  for (const [key, move] of KEYS) {
    it(`is ${move} for ${key}`, () => expect(moveOfKey(press(key))).to.equal(move));

    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      it(`is not a move for ${key} with ${modifier}`, () => {
        expect(moveOfKey(press(key, {[modifier]: true}))).to.equal(null);
      });
    }
  }

  it('is previous-year for Shift and PageUp', () => {
    expect(moveOfKey(press('PageUp', {shiftKey: true}))).to.equal('previous-year');
  });

  it('is next-year for Shift and PageDown', () => {
    expect(moveOfKey(press('PageDown', {shiftKey: true}))).to.equal('next-year');
  });

  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'Tab']) {
    it(`is not a move for Shift and ${key}`, () =>
      expect(moveOfKey(press(key, {shiftKey: true}))).to.equal(null));
  }

  for (const key of ['a', 'Tab', 'Enter', ' ', 'Escape', 'F1', 'Unidentified', '']) {
    it(`is not a move for ${JSON.stringify(key)}`, () => expect(moveOfKey(press(key))).to.equal(null));
  }

  const mirrored: [key: string, move: CalendarMove][] = [
    ['ArrowLeft', 'next-day'],
    ['ArrowRight', 'previous-day'],
    ['ArrowUp', 'previous-week'],
    ['Home', 'week-start'],
  ];
  for (const [key, move] of mirrored) {
    it(`is ${move} for ${key} from right to left`, () => expect(moveOfKey(press(key), true)).to.equal(move));
  }
});
