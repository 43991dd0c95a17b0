/** A number that `libphonenumber-js` has read. */
export interface ParsedPhoneNumber {
  /** In the format of E.164, such as `+4930123456`. */
  readonly number: string;
  readonly country?: string | undefined;
  readonly countryCallingCode: string;
  isPossible(): boolean;
  formatNational(): string;
  formatInternational(): string;
}

/** Writes a number while it is typed. */
interface PhoneTyping {
  input(text: string): string;
  getCountry(): string | undefined;
}

/**
 * What a phone field needs of `libphonenumber-js`: pass the whole module, or these functions of it. Countries are codes of
 * ISO 3166-1, such as `DE`.
 */
export interface PhoneNumbers {
  readonly AsYouType: new (country?: never) => PhoneTyping;
  getCountries(): readonly string[];
  getCountryCallingCode(country: never): string;
  parsePhoneNumberFromString(text: string, country?: never): ParsedPhoneNumber | undefined;
  validatePhoneNumberLength(text: string, country?: never): string | undefined;
}

let current: PhoneNumbers | null = null;

/** Called after a change. */
export const phoneHooks: {update: () => void} = {update: () => undefined};

/**
 * Sets what knows the phone numbers of all countries: `setPhoneNumbers(await import('libphonenumber-js/max'))`. Fields that were
 * rendered before update.
 */
export function setPhoneNumbers(given: PhoneNumbers | null): void {
  current = given;
  phoneHooks.update();
}

/** Returns what was set, or null. */
export function phoneNumbers(): PhoneNumbers | null {
  return current;
}
