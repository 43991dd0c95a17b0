import {localeTags} from '../locale-tags.js';
import type {PhoneNumbers} from './phone-numbers.js';

/** A country in the list. */
export interface CountryOption {
  readonly value: string;
  readonly text: string;
}

/** Keeps `+49` in this order in text from right to left. */
const LEFT_TO_RIGHT = '\u200e';

/** Returns the countries with their calling codes, such as `+49 Germany`, by their names in a language. */
export function countryOptions(numbers: PhoneNumbers, lang: string): readonly CountryOption[] {
  const tags = localeTags(lang);
  const names = new Intl.DisplayNames(tags, {type: 'region'});
  const {compare} = new Intl.Collator(tags);
  return numbers
    .getCountries()
    .map(country => ({country, name: names.of(country) ?? country}))
    .sort((one, other) => compare(one.name, other.name))
    .map(({country, name}) => ({
      value: country,
      text: `${LEFT_TO_RIGHT}+${numbers.getCountryCallingCode(country as never)} ${name}`,
    }));
}
