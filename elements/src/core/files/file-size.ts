import {localeTags} from '../locale-tags.js';

/** The units of `Intl`. Each is 1000 times the previous one. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size in the best unit, with at most one decimal: `'512 bytes'`, `'1.2 MB'`. A kilobyte is 1000 bytes, like
 * in `Intl`, in macOS, and on disks.
 *
 * @param bytes A number, 0 or more.
 * @param locale A BCP 47 tag. Other values count as English.
 */
export function formatFileSize(bytes: number, locale: string): string {
  let size = bytes;
  let index = 0;
  // A size that would round to 1000 kB is 1 MB.
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
