import {localeTags} from '../locale-tags.js';

/** The formats of HTML for a date, a local date and time, and a global one. */
const ISO =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** A point in time: a day, the time of a clock on the wall, or an instant, which has a time zone. */
export interface Moment {
  readonly kind: 'day' | 'clock' | 'instant';
  /** Milliseconds since 1970, in UTC. A day or a clock has no zone, and counts as in UTC. */
  readonly at: number;
}

/** Parses `yyyy-MM-dd`, with or without a time and a zone. Returns null for other texts, and for a day that does not exist. */
export function parseMoment(text: string): Moment | null {
  const [, day, clock, zone] = ISO.exec(text) ?? [];
  if (day === undefined) return null;
  const start = new Date(`${day}T00:00:00Z`);
  // Some engines read February 30 as March 2.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null;
  if (clock === undefined) return {kind: 'day', at: start.getTime()};
  const at = Date.parse(`${day}T${clock}${zone ?? 'Z'}`);
  return Number.isNaN(at) ? null : {kind: zone === undefined ? 'clock' : 'instant', at};
}

/**
 * Writes a point in time in a language.
 *
 * @param isZoneKnown Whether an instant is written in the time zone of the user. If not, it is in UTC, and says so.
 */
export function formatMoment({kind, at}: Moment, lang: string, isZoneKnown: boolean): string {
  const options: Intl.DateTimeFormatOptions = {year: 'numeric', month: 'short', day: 'numeric'};
  if (kind !== 'day') Object.assign(options, {hour: 'numeric', minute: '2-digit'});
  if (kind !== 'instant' || !isZoneKnown) options.timeZone = 'UTC';
  if (kind === 'instant' && !isZoneKnown) options.timeZoneName = 'short';
  return new Intl.DateTimeFormat(localeTags(lang), options).format(at);
}
