import {expect} from '@open-wc/testing';
import {formatMoment, parseMoment} from './moment.js';

const at = (text: string) => Date.parse(text);

describe('parseMoment', () => {
  for (const [text, kind, time] of [
    ['2026-03-01', 'day', at('2026-03-01T00:00:00Z')],
    ['2024-02-29', 'day', at('2024-02-29T00:00:00Z')],
    ['2026-03-01T14:20', 'clock', at('2026-03-01T14:20:00Z')],
    ['2026-03-01 14:20:30', 'clock', at('2026-03-01T14:20:30Z')],
    ['2026-03-01T14:20:30.125Z', 'instant', at('2026-03-01T14:20:30.125Z')],
    ['2026-03-01T14:20+05:30', 'instant', at('2026-03-01T08:50:00Z')],
  ] as const)
    it(`reads "${text}"`, () => expect(parseMoment(text)).to.deep.equal({kind, at: time}));

  for (const text of [
    '',
    'yesterday',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-03-01T24:00',
    '2026-03-01T14:60',
    '2026-03-01T14:20+0530',
    '2026-03-01T14:20+99:99',
    '01/03/2026',
    ' 2026-03-01',
  ])
    it(`refuses "${text}"`, () => expect(parseMoment(text)).to.equal(null));
});

describe('formatMoment', () => {
  const write = (text: string, lang: string, isZoneKnown = true) =>
    formatMoment(parseMoment(text)!, lang, isZoneKnown).replace(/\s/g, ' ');

  for (const [text, lang, isZoneKnown, written] of [
    ['2026-03-01', 'en', true, 'Mar 1, 2026'],
    ['2026-03-01', 'de', true, '1. März 2026'],
    ['2026-03-01', 'en_US', true, 'Mar 1, 2026'],
    ['2026-03-01T14:20', 'en', true, 'Mar 1, 2026, 2:20 PM'],
    ['2026-03-01T14:20', 'en', false, 'Mar 1, 2026, 2:20 PM'],
    ['2026-03-01T14:20Z', 'en', false, 'Mar 1, 2026, 2:20 PM UTC'],
  ] as const)
    it(`writes "${text}" in ${lang}, ${isZoneKnown ? 'with' : 'without'} a known zone`, () =>
      expect(write(text, lang, isZoneKnown)).to.equal(written));

  it('writes an instant in the zone of the user', () => {
    const local = new Date(2026, 2, 1, 14, 20);
    expect(write(local.toISOString(), 'en')).to.equal('Mar 1, 2026, 2:20 PM');
  });
});
