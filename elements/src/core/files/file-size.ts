import {localeTags} from '../locale-tags.js';

/** The units of `Intl`, each 1000 times the one before. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * A size in the unit that suits it, with one decimal at most: `'512 bytes'`, `'1.2 MB'`. Of 1000 bytes is a kilobyte,
 * as `Intl`, macOS and the makers of disks count.
 *
 * @param bytes A number of at least 0.
 * @param locale A BCP 47 tag; one that is none counts as English.
 */
export function formatFileSize(bytes: number, locale: string): string {
  let size = bytes;
  let index = 0;
  // What would be rounded to 1000 kB is 1 MB.
  while (Math.round(size * 10) >= 10_000 && index < UNITS.length - 1) {
    size /= 1000;
    index += 1;
  }
  return new Intl.NumberFormat(localeTags(locale), {
    style: 'unit',
    unit: UNITS[index],
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(size);
}
