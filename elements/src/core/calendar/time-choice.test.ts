import {expect} from '@open-wc/testing';
import {parseIsoDate, parseIsoDateTime} from './iso.js';
import {plainDate} from './plain-date.js';
import {plainTime} from './plain-time.js';
import {keptTime, timeChoices} from './time-choice.js';

const day = plainDate(2019, 6, 15);
const free = {min: null, max: null};
const office = {min: parseIsoDateTime('2019-06-15T09:00'), max: parseIsoDateTime('2019-06-15T17:00')};
const kept = (time: [number, number] | null, bounds = office) =>
  keptTime(day, time && plainTime(...time), bounds, timeChoices(day, bounds, 60));

describe('timeChoices', () => {
  it('offers a time every 30 minutes', () => {
    expect(timeChoices(day, free)).to.have.length(48);
  });

  it('offers a time every 15 minutes if requested', () => {
    expect(timeChoices(day, free, 15)[1]!.time).to.deep.equal(plainTime(0, 15));
  });

  for (const skipping of ['2019-03-10', '2023-04-28', '2011-12-30']) {
    it(`offers each of its times on ${skipping}, when some clocks skip an hour or the day`, () => {
      expect(timeChoices(parseIsoDate(skipping)!, free)).to.have.length(48);
    });
  }

  it('allows only times within the bounds', () => {
    const selectable = timeChoices(day, office, 60).filter(choice => choice.selectable);
    expect([selectable[0]!.time.hour, selectable.at(-1)!.time.hour]).to.deep.equal([9, 17]);
  });
});

describe('keptTime', () => {
  it('keeps a time within the bounds, even if it is not offered', () => {
    expect(kept([10, 7])).to.deep.equal(plainTime(10, 7));
  });

  it('returns the nearest choice for a time outside the bounds', () => {
    expect(kept([20, 0])).to.deep.equal(plainTime(17, 0));
  });

  it('returns the first choice if there is no time', () => {
    expect(kept(null)).to.deep.equal(plainTime(9, 0));
  });

  it('is 00:00 if there is neither a time nor a bound', () => {
    expect(kept(null, free)).to.deep.equal(plainTime(0, 0));
  });

  it('keeps a time that some clocks skip on the new day', () => {
    const time = keptTime(plainDate(2019, 3, 10), plainTime(2, 30), free, []);
    expect(time).to.deep.equal(plainTime(2, 30));
  });

  it('keeps the time if nothing can be selected', () => {
    const none = {min: parseIsoDateTime('2019-07-01T00:00'), max: null};
    expect(kept([10, 0], none)).to.deep.equal(plainTime(10, 0));
  });
});
