import {isSeparator, plainText} from '../text-format/text-format.js';
import type {PhoneNumbers} from './phone-numbers.js';

/** Why a text is not a phone number yet: some digits are missing, no country has it, or its country is not known. */
export type PhoneProblem = 'incomplete' | 'impossible' | 'no-country';

/** What was read in a text. */
export interface ReadPhone {
  /** The number in the format of E.164. Null if the text is not one. */
  readonly number: string | null;
  /** The country that the text itself says, by its calling code. */
  readonly country: string | null;
  /** The text in the format of its country. */
  readonly shown: string;
  readonly problem: PhoneProblem | null;
}

/** What a text depends on. */
export interface PhoneSource {
  readonly text: string;
  /** The country of a number without a calling code. */
  readonly country: string | null;
  readonly numbers: PhoneNumbers | null;
}

/** The digits of an international number (ITU-T E.164). The shortest numbers of countries have seven with their code. */
const DIGITS = {min: 7, max: 15};

/**
 * Reads a phone number as people write it: `0151 23456789` of a country, `+49 (0)151 …`, or `0049 151 …`. Without the data of
 * countries, only the digits of an international number are counted.
 */
export function readPhone(source: PhoneSource): ReadPhone {
  const text = internationalText(source.text);
  const none = {number: null, country: null, shown: source.text};
  if ([...text].some(character => !/[\d+]/.test(character) && !isSeparator(character)))
    return {...none, problem: 'impossible'};
  const isInternational = text.startsWith('+');
  if (!isInternational && source.country === null) return {...none, problem: 'no-country'};
  return source.numbers === null
    ? readDigits(text, none, isInternational)
    : readNumber(text, none, {...source, numbers: source.numbers}, isInternational);
}

/** Returns the text with `+` before its calling code, and without the 0 that some write in parentheses behind it. */
export function internationalText(text: string): string {
  const plain = plainText(text)
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(?00(?=\s*[1-9])/, '+');
  return plain.startsWith('+') ? plain.replace(/\(\s*0\s*\)/, '') : plain;
}

type None = Omit<ReadPhone, 'problem'>;

function readDigits(text: string, none: None, isInternational: boolean): ReadPhone {
  const digits = text.replace(/\D/g, '');
  if (!isInternational) return {...none, problem: 'no-country'};
  if (digits.length < DIGITS.min) return {...none, problem: 'incomplete'};
  if (digits.length > DIGITS.max || digits.startsWith('0')) return {...none, problem: 'impossible'};
  return {...none, number: `+${digits}`, problem: null};
}

function readNumber(
  text: string,
  none: None,
  {numbers, country}: {numbers: PhoneNumbers; country: string | null},
  isInternational: boolean,
): ReadPhone {
  const given = (country ?? undefined) as never;
  const parsed = numbers.parsePhoneNumberFromString(text, given);
  if (!parsed?.isPossible()) {
    const own = isInternational ? typedCountry(text, numbers) : null;
    const length = numbers.validatePhoneNumberLength(text, given);
    return {...none, country: own, problem: length === 'TOO_SHORT' ? 'incomplete' : 'impossible'};
  }
  // Several countries can have one calling code: that of the field stays.
  const isSame =
    country !== null && numbers.getCountryCallingCode(country as never) === parsed.countryCallingCode;
  const own = parsed.country ?? (isSame ? country : null);
  const shown = own === null ? parsed.formatInternational() : parsed.formatNational();
  return {number: parsed.number, country: own, shown, problem: null};
}

/** The country of a number that is not complete. */
function typedCountry(text: string, {AsYouType}: PhoneNumbers): string | null {
  const typing = new AsYouType();
  typing.input(text);
  return typing.getCountry() ?? null;
}

/** Returns a number of a country as it is written, while it is typed. Other text stays. */
export function typedPhone({text, country, numbers}: PhoneSource): string {
  if (numbers === null || country === null || internationalText(text).startsWith('+')) return text;
  return new numbers.AsYouType(country as never).input(text);
}
