import {describeValue, type Warn} from '../../core/bad-input.js';
import {parseMoment, type Moment} from '../../core/dates/moment.js';
import {localeTags} from '../../core/locale-tags.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';
import type {ToastType} from '../../core/toast/index.js';

/** A button of a notification. */
export interface NotificationAction {
  /** The text of the button. */
  readonly label: string;
  /** What `lc-notification-action` reports. */
  readonly action: string;
}

/** A notification of `<lc-notification-list>`. */
export interface NotificationItem {
  /** What identifies it in the list. */
  readonly id: string | number;
  readonly title: string;
  readonly text?: string | undefined;
  /**
   * When it was sent: a `Date`, milliseconds since 1970, or a text such as `2026-03-01T14:20:00Z`. Without a time zone, a text
   * is shown as a date and not as "5 minutes ago".
   */
  readonly date: Date | number | string;
  /** Default false. */
  readonly isRead?: boolean | undefined;
  /** The heading that it is under with `group-by="group"`. */
  readonly group?: string | undefined;
  /** The URL that the title links to. */
  readonly href?: string | undefined;
  /** The type of a toast, which sets its icon, and the word that screen readers read for it. Default `'default'`. */
  readonly type?: ToastType | undefined;
  readonly actions?: readonly NotificationAction[] | undefined;
}

/** A notification that is shown. */
export interface NotificationEntry {
  readonly item: NotificationItem;
  readonly moment: Moment | null;
  readonly href: string;
}

/** Notifications under a heading. */
export interface NotificationSection {
  /** `''` for none. */
  readonly heading: string;
  readonly entries: readonly NotificationEntry[];
}

export type NotificationGroupBy = 'day' | 'group' | 'none';

const DAY = 86_400_000;

/** The units of time in which something was, and how many milliseconds and how many of them there are at most. */
const UNITS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', DAY, 7],
] as const;

/** Returns the notifications that can be shown, the newest first. Others warn and are left out. */
export function normalizeNotifications(given: unknown, warn: Warn): readonly NotificationEntry[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`notifications must be an array, not ${describeValue(given)}.`);
    return [];
  }
  const ids = new Set<unknown>();
  const entries: NotificationEntry[] = [];
  for (const one of given as unknown[]) {
    const item = Object(one) as NotificationItem;
    const {id, title} = item;
    const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
    if (!hasId || typeof title !== 'string')
      warn(`each notification needs an id and a title; this one is left out: ${describeValue(one)}.`);
    else if (ids.has(id))
      warn(`two notifications have the id ${JSON.stringify(id)}; only the first one is shown.`);
    else {
      ids.add(id);
      entries.push({item, moment: momentOf(item, warn), href: addressOf(item, warn)});
    }
  }
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}

/** A text of the app, which may be anything. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The id of a notification of the app, which may be anything. */
export const idOf = (item: unknown): unknown => (Object(item) as NotificationItem).id;

/** The time of an entry. One without a date is the oldest. */
const timeOf = ({moment}: NotificationEntry): number => moment?.at ?? 0;

function momentOf({date}: NotificationItem, warn: Warn): Moment | null {
  const at = date instanceof Date ? date.getTime() : date;
  const isInstant = typeof at === 'number' && Math.abs(at) <= DAY * 1e8;
  const moment: Moment | null = isInstant ? {kind: 'instant', at} : parseMoment(textOf(date));
  if (moment === null)
    warn(
      `the date of a notification must be a Date or a text such as 2026-03-01T14:20:00Z, not ${describeValue(date)}.`,
    );
  return moment;
}

function addressOf({href}: NotificationItem, warn: Warn): string {
  const address = typeof href === 'string' ? href : '';
  if (!isScriptAddress(address)) return address;
  warn('the href of a notification must not be a javascript: address; it is ignored.');
  return '';
}

/** Counts the notifications that are new, which is to say that they are unread, and newer than all before. */
export class NotificationNews {
  #newest: number | null = null;

  /** The first notifications are not new. */
  count(entries: readonly NotificationEntry[]): number {
    const newest = this.#newest ?? Infinity;
    this.#newest = Math.max(this.#newest ?? 0, ...entries.map(timeOf));
    return entries.filter(entry => !entry.item.isRead && timeOf(entry) > newest).length;
  }
}

/**
 * Returns the notifications under their headings.
 *
 * @param now The time, for "Today" and "Yesterday". Null if neither it nor the time zone is known, as on a server.
 */
export function sectionsOf(
  entries: readonly NotificationEntry[],
  by: NotificationGroupBy,
  lang: string,
  now: number | null,
): readonly NotificationSection[] {
  const sections = new Map<string, NotificationEntry[]>();
  for (const entry of entries) {
    const heading = by === 'day' ? dayText(entry, lang, now) : by === 'group' ? textOf(entry.item.group) : '';
    const section = sections.get(heading);
    if (section === undefined) sections.set(heading, [entry]);
    else section.push(entry);
  }
  return [...sections].map(([heading, list]) => ({heading, entries: list}));
}

function dayText({moment}: NotificationEntry, lang: string, now: number | null): string {
  if (moment === null) return '';
  const isLocal = moment.kind === 'instant' && now !== null;
  const day = isLocal ? localDay(moment.at) : Math.floor(moment.at / DAY);
  const distance = now === null ? -Infinity : day - localDay(now);
  if (distance !== 0 && distance !== -1)
    return new Intl.DateTimeFormat(localeTags(lang), {dateStyle: 'long', timeZone: 'UTC'}).format(day * DAY);
  const text = relative(lang).format(distance, 'day');
  return text.charAt(0).toLocaleUpperCase(localeTags(lang)) + text.slice(1);
}

/** The number of the day in the time zone of the user, as if it were in UTC. */
function localDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY);
}

const relative = (lang: string): Intl.RelativeTimeFormat =>
  new Intl.RelativeTimeFormat(localeTags(lang), {numeric: 'auto'});

/** Writes how long ago something was, such as "5 minutes ago". Null if it is a week or more, or has no time. */
export function agoText({kind, at}: Moment, lang: string, now: number): string | null {
  if (kind !== 'instant') return null;
  const passed = at - now;
  if (Math.abs(passed) < 60_000) return relative(lang).format(0, 'second');
  for (const [unit, length, most] of UNITS) {
    const count = Math.trunc(passed / length);
    if (Math.abs(count) < most) return relative(lang).format(count, unit);
  }
  return null;
}
