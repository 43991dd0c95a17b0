import {expect} from '@open-wc/testing';
import {FakeClock} from '../../testing/fake-clock.js';
import {Countdown} from './countdown.js';

function start(duration: number) {
  const clock = new FakeClock();
  let ends = 0;
  const countdown = new Countdown(clock, duration, () => (ends += 1));
  return {clock, countdown, ends: () => ends};
}

describe('Countdown', () => {
  it('does not run before it is told to', () => {
    const {clock, ends} = start(100);
    clock.pass(1000);
    expect(ends()).to.equal(0);
  });

  it('ends once, when its time is up', () => {
    const {clock, countdown, ends} = start(100);
    countdown.run();
    clock.pass(99);
    expect(ends()).to.equal(0);
    clock.pass(500);
    expect(ends()).to.equal(1);
  });

  it('tells what is left', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    clock.pass(30);
    expect(countdown.left).to.equal(70);
  });

  it('keeps what is left while it is held, and goes on with that', () => {
    const {clock, countdown, ends} = start(100);
    countdown.run();
    clock.pass(30);
    countdown.hold();
    clock.pass(5000);
    expect(countdown.left).to.equal(70);
    countdown.run();
    clock.pass(69);
    expect(ends()).to.equal(0);
    clock.pass(1);
    expect(ends()).to.equal(1);
  });

  it('sets one timer, however often it is told to run', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    countdown.run();
    expect(clock.timers).to.equal(1);
  });

  it('leaves no timer when it is held', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    countdown.hold();
    expect(clock.timers).to.equal(0);
  });

  it('waits for a time that is too long for one timer of a browser', () => {
    const {clock, countdown, ends} = start(2 ** 32);
    countdown.run();
    clock.pass(2 ** 31);
    expect(ends()).to.equal(0);
    clock.pass(2 ** 31);
    expect(ends()).to.equal(1);
  });
});
