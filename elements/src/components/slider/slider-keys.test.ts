import {expect} from '@open-wc/testing';
import {numberOfKey} from './slider-keys.js';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', {key, ...modifiers});

describe('numberOfKey', () => {
  const track = {min: 0, max: 200, step: 5} as const;

  for (const [key, expected] of [
    ['ArrowRight', 55],
    ['ArrowUp', 55],
    ['ArrowLeft', 45],
    ['ArrowDown', 45],
    ['PageUp', 70],
    ['PageDown', 30],
    ['Home', 0],
    ['End', 200],
    ['a', null],
    ['Enter', null],
    ['toString', null],
  ] as const) {
    it(`goes from 50 to ${expected} with ${key}`, () =>
      expect(numberOfKey(press(key), 50, track, false)).to.equal(expected));
  }

  for (const [key, expected] of [
    ['ArrowRight', 45],
    ['ArrowLeft', 55],
    ['ArrowUp', 55],
    ['PageUp', 70],
    ['Home', 0],
  ] as const) {
    it(`goes from 50 to ${expected} with ${key} if the track starts at the right`, () =>
      expect(numberOfKey(press(key), 50, track, true)).to.equal(expected));
  }

  it('moves by a step at least with PageUp', () =>
    expect(numberOfKey(press('PageUp'), 0, {min: 0, max: 10, step: 5}, false)).to.equal(5));

  it('moves by a hundredth of the track if any number is allowed', () =>
    expect(numberOfKey(press('ArrowUp'), 50, {...track, step: 'any'}, false)).to.equal(52));

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
    it(`leaves a key with ${modifier} to the browser`, () =>
      expect(numberOfKey(press('ArrowUp', {[modifier]: true}), 50, track, false)).to.equal(null));
  }

  it('leaves a key that a listener has canceled', () => {
    const event = new KeyboardEvent('keydown', {key: 'ArrowUp', cancelable: true});
    event.preventDefault();
    expect(numberOfKey(event, 50, track, false)).to.equal(null);
  });
});
