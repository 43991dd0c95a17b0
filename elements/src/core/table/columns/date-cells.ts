import {parseIsoDateTime} from '../../calendar/iso.js';
import {numericDateTimes} from '../../dates/numeric-date.js';
import {isScalar} from '../row.js';
import {scalarText} from '../search/fold.js';

/** A date with an optional time. Seconds are not shown. A text with a time zone is another day for some users. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * Returns a function that formats a cell's date like the dates that users type: a `Date` in local time, or a text such as
 * `2026-05-12`, `2026-05-12T14:30`, or `2026-05-12 14:30:00`. It returns every other value unchanged.
 *
 * @param lang A BCP 47 tag. Other values count as `'en'`.
 */
export function dateCells(lang: string): <Value>(value: Value) => Value | string {
  const write = numericDateTimes(lang);
  return value => {
    const [, day, time] = (isScalar(value) && DATE.exec(scalarText(value))) || [];
    const date = day === undefined ? null : parseIsoDateTime(time === undefined ? day : `${day}T${time}`);
    return date === null ? value : write(date);
  };
}
