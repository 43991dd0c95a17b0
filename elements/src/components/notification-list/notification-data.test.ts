import {expect} from '@open-wc/testing';
import {agoText, normalizeNotifications, sectionsOf} from './notification-data.js';

const NOW = new Date(2026, 2, 5, 12, 0).getTime();
const item = (id: string | number, date: unknown, more: object = {}) => ({
  id,
  title: `T${id}`,
  date,
  ...more,
});

function normalize(given: unknown) {
  const warnings: string[] = [];
  const entries = normalizeNotifications(given, message => warnings.push(message));
  return {entries, warnings, ids: entries.map(one => one.item.id)};
}

describe('normalizeNotifications', () => {
  it('has the newest first, and those without a date last', () => {
    const {ids, warnings} = normalize([
      item(1, 5),
      item(2, '1970-01-02'),
      item(3, new Date(50)),
      item(4, 'x'),
    ]);
    expect(ids).to.deep.equal([2, 3, 1, 4]);
    expect(warnings).to.deep.equal([
      'the date of a notification must be a Date or a text such as 2026-03-01T14:20:00Z, not x.',
    ]);
  });

  for (const given of [null, undefined, []])
    it(`is empty for ${JSON.stringify(given)}`, () => {
      expect(normalize(given)).to.deep.equal({entries: [], warnings: [], ids: []});
    });

  it('warns about what is not an array', () => {
    expect(normalize('[]').warnings).to.deep.equal(['notifications must be an array, not [].']);
  });

  for (const bad of [null, 5, {}, {id: '', title: 'A'}, {id: 1}, {id: {}, title: 'A'}])
    it(`leaves out ${JSON.stringify(bad)}`, () => {
      const {ids, warnings} = normalize([bad, item(1, 0)]);
      expect([ids, warnings.length]).to.deep.equal([[1], 1]);
    });

  it('shows only the first of those with one id', () => {
    const {entries, warnings} = normalize([item(1, 0), item(1, 9)]);
    expect([entries.length, warnings]).to.deep.equal([
      1,
      ['two notifications have the id 1; only the first one is shown.'],
    ]);
  });

  it('ignores an address that runs script', () => {
    const {entries, warnings} = normalize([
      item(1, 0, {href: 'java\nscript:alert(1)'}),
      item(2, 0, {href: '/a'}),
    ]);
    expect([entries.map(({href}) => href), warnings.length]).to.deep.equal([['', '/a'], 1]);
  });
});

describe('sectionsOf', () => {
  const {entries} = normalize([
    item(1, new Date(2026, 2, 5, 0, 1), {group: 'Orders'}),
    item(2, new Date(2026, 2, 4, 23, 59), {group: 'Team'}),
    item(3, '2026-03-01', {group: 'Orders'}),
    item(4, '2026-03-04T01:00', {}),
  ]);
  const read = (by: 'day' | 'group' | 'none', now: number | null = NOW) =>
    sectionsOf(entries, by, 'en', now).map(section => [
      section.heading,
      ...section.entries.map(entry => entry.item.id),
    ]);

  it('groups by day', () => {
    expect(read('day')).to.deep.equal([
      ['Today', 1],
      ['Yesterday', 2, 4],
      ['March 1, 2026', 3],
    ]);
  });

  it('groups by group', () => {
    expect(read('group')).to.deep.equal([
      ['Orders', 1, 3],
      ['Team', 2],
      ['', 4],
    ]);
  });

  it('has one section without a heading', () => {
    expect(read('none')).to.deep.equal([['', 1, 2, 4, 3]]);
  });

  it('says neither today nor yesterday without the time', () => {
    expect(read('day', null).every(([heading]) => /2026$/.test(String(heading)))).to.equal(true);
  });
});

describe('agoText', () => {
  for (const [seconds, text] of [
    [0, 'now'],
    [59, 'now'],
    [61, '1 minute ago'],
    [3599, '59 minutes ago'],
    [7200, '2 hours ago'],
    [90_000, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [7 * 86_400, null],
    [-300, 'in 5 minutes'],
  ] as const)
    it(`is ${text} after ${seconds} seconds`, () => {
      expect(agoText({kind: 'instant', at: NOW - seconds * 1000}, 'en', NOW)).to.equal(text);
    });

  it('is null for a date without a time zone', () => {
    expect(agoText({kind: 'clock', at: NOW}, 'en', NOW)).to.equal(null);
  });
});
