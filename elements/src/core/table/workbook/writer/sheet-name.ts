/** What the name of a sheet may not contain. */
const FORBIDDEN = /[[\]:*?/\\]/g;
const INVISIBLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const MAX_LENGTH = 31;

/** The name that Excel gives a sheet. */
const DEFAULT_NAME = 'Sheet1';

/** Excel has a sheet with this name itself. */
const RESERVED = /^history$/i;

/** Returns a name that Excel accepts for a sheet. */
export function sheetName(name: string): string {
  const allowed = trimmed(name.replace(INVISIBLE, ' ').replace(FORBIDDEN, '-'));
  // A pair of surrogates is not cut in half.
  const short = trimmed(allowed.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, ''));
  if (short === '') return DEFAULT_NAME;
  return RESERVED.test(short) ? `${short} 1` : short;
}

/** An apostrophe may only be inside. */
const trimmed = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '');
