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
  it('does not run before it starts', () => {
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

  it('returns the remaining time', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    clock.pass(30);
    expect(countdown.left).to.equal(70);
  });

  it('keeps the remaining time while paused, and continues with it', () => {
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

  it('sets one timer, even if it is started repeatedly', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    countdown.run();
    expect(clock.timers).to.equal(1);
  });

  it('has the same time, with what is left, until it is paused or resumed', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    const {time} = countdown;
    clock.pass(30);
    expect([countdown.time === time, time.left, time.isRunning]).to.deep.equal([true, 70, true]);
    countdown.hold();
    expect([countdown.time === time, countdown.time.isRunning]).to.deep.equal([false, false]);
  });

  it('leaves no timer when paused', () => {
    const {clock, countdown} = start(100);
    countdown.run();
    countdown.hold();
    expect(clock.timers).to.equal(0);
  });

  it('waits longer than a single browser timer can', () => {
    const {clock, countdown, ends} = start(2 ** 32);
    countdown.run();
    clock.pass(2 ** 31);
    expect(ends()).to.equal(0);
    clock.pass(2 ** 31);
    expect(ends()).to.equal(1);
  });
});
