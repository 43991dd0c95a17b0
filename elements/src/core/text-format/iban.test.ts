import {expect} from '@open-wc/testing';
import {ibanFormat} from './iban.js';

describe('ibanFormat', () => {
  for (const [typed, text, problem] of [
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', undefined],
    ['DE89 3704-0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00', undefined],
    ['IBAN: de89.3704.0044.0532.0130.00', 'DE89 3704 0044 0532 0130 00', undefined],
    ['ＤＥ89\u200e 3704\u00a00044 0532 0130 00', 'DE89 3704 0044 0532 0130 00', undefined],
    ['NO9386011117947', 'NO93 8601 1117 947', undefined],
    ['MT84MALT011000012345MTLCAST001S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', undefined],
    ['SA٠٣80000000608010167519', 'SA03 8000 0000 6080 1016 7519', undefined],
    ['d', 'D', 'incomplete'],
    ['de8', 'DE8', 'incomplete'],
    ['DE89370', 'DE89 370', 'incomplete'],
    ['DE89370400440532013001', 'DE89 3704 0044 0532 0130 01', 'check-digits'],
    ['DE98370400440532013000', 'DE98 3704 0044 0532 0130 00', 'check-digits'],
    // A country that has joined the registry later: only the check digits can be checked.
    ['XX3512345678901', 'XX35 1234 5678 901', 'check-digits'],
    ['XX12', 'XX12', 'incomplete'],
  ] as const) {
    it(`reads "${typed}" as ${text}${problem ? `, ${problem}` : ''}`, () => {
      const read = ibanFormat.read(typed);
      expect([read?.text, read?.raw, read?.problem]).to.deep.equal([text, text.replaceAll(' ', ''), problem]);
    });
  }

  for (const typed of [
    '',
    ' - ',
    '89',
    'D8',
    'DEX',
    'DE8A',
    'DE893704004405320130001',
    `XX12${'0'.repeat(31)}`,
    'DE89 3704 €',
    'DE89 🙂',
    'IBAN',
  ]) {
    it(`does not read "${typed}"`, () => {
      expect(ibanFormat.read(typed)).to.equal(null);
    });
  }
});
