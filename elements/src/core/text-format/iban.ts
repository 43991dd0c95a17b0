import {lettersAndDigits, type TextFormat} from './text-format.js';

/** The length for each country, from the IBAN registry of SWIFT, release 99 (December 2024). */
const LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22' +
  'GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20' +
  'MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26' +
  'UA29VA22VG24XK20YE30';

/** The lengths of all countries, also of those that join the registry later (ISO 13616). */
const ANY_LENGTH = {min: 15, max: 34};

/** The country, two check digits, and the account, as far as they are there. */
const SHAPE = /^(?:[A-Z]{1,2}|([A-Z]{2})(?:\d|\d\d[\dA-Z]*))$/;

/**
 * International bank account numbers (ISO 13616), in groups of four. A country that is not in the registry may have any
 * length up to 34. The check digits must match (ISO 7064, mod 97).
 */
export const ibanFormat: TextFormat = {
  example: 'DE89 3704 0044 0532 0130 00',
  autocapitalize: 'characters',
  read(text) {
    const raw = lettersAndDigits(text)?.replace(/^IBAN/, '') ?? '';
    const shape = SHAPE.exec(raw);
    if (shape === null) return null;
    const known = Number(new RegExp(`${shape[1]}(\\d+)`).exec(LENGTHS)?.[1] ?? 0);
    if (raw.length > (known || ANY_LENGTH.max)) return null;
    return {text: raw.replace(/.{4}(?=.)/g, '$& '), raw, problem: problemOf(raw, known || ANY_LENGTH.min)};
  },
};

function problemOf(raw: string, min: number): 'incomplete' | 'check-digits' | undefined {
  if (raw.length < min) return 'incomplete';
  return remainder(raw.slice(4) + raw.slice(0, 4)) === 1 ? undefined : 'check-digits';
}

/** The remainder after a division by 97. Letters are the numbers 10 to 35. */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
