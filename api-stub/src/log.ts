import {mixed} from './mixed.js';

/** How serious an entry is. */
export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

/** A generated entry of a log. */
export interface LogEntry {
  /** The number of the entry, from 1. */
  id: number;
  /** When it was written, as an ISO 8601 date-time in UTC. */
  time: string;
  level: LogLevel;
  service: string;
  message: string;
  /** How long the request took, in milliseconds. */
  duration: number;
}

export const LOG_SIZE = 1_000_000;

/** The levels of entries that follow one another, again and again. */
const LEVELS: readonly LogLevel[] = [
  ...(['info', 'debug', 'info', 'info', 'debug', 'info', 'warning', 'info', 'debug', 'info'] as const),
  ...(['info', 'info', 'error', 'info', 'debug', 'info', 'info', 'warning', 'info', 'debug'] as const),
];

const SERVICES = ['orders', 'ovens', 'payments', 'prices', 'shops', 'website'];

const MESSAGES: Readonly<Record<LogLevel, readonly string[]>> = {
  debug: ['Cache hit', 'Read the settings again', 'Connection returned to the pool'],
  info: [
    'Request answered',
    'Order accepted',
    'Oven 3 has reached 230 degrees',
    'Prices of 48 products published to all shops',
    'Session renewed',
  ],
  warning: [
    'Slow answer of the database',
    'A shop has not reported its stock for two hours: Harbor Street. The last report is used until the next one comes.',
    'Retry 2 of 5',
  ],
  error: [
    'The card was declined',
    'No answer within 3 seconds. The order was kept and is sent again by the next run, so that the customer need not do anything.',
    'Unknown product in an imported list',
  ],
};

const LAST = Date.UTC(2025, 11, 31, 23, 59);
/** Milliseconds between entries, on average. */
const STEP = 1700;

/** Returns an entry by its index, the newest first. It is the same on every machine and in every run. */
export function logEntry(index: number): LogEntry {
  const pick = <Item>(items: readonly Item[], salt: number) => items[mixed(index, salt) % items.length]!;
  const level = LEVELS[index % LEVELS.length]!;
  return {
    id: LOG_SIZE - index,
    time: new Date(LAST - index * STEP - (mixed(index, 1) % STEP)).toISOString(),
    level,
    service: pick(SERVICES, 2),
    message: pick(MESSAGES[level], 3),
    duration: 1 + (mixed(index, 4) % (level === 'warning' ? 4000 : 300)),
  };
}

/** Some entries of all with one of the levels, and how many of those there are. */
export interface LogPart {
  readonly total: number;
  readonly entries: readonly LogEntry[];
}

/**
 * Returns entries with one of the levels, without a list of all entries in memory.
 *
 * @param isOldestFirst Whether the oldest entry is the first one.
 */
export function logPart(
  levels: readonly LogLevel[] | null,
  isOldestFirst: boolean,
  skip: number,
  limit: number,
): LogPart {
  const places = LEVELS.flatMap((level, place) => (levels === null || levels.includes(level) ? [place] : []));
  const total = (LOG_SIZE / LEVELS.length) * places.length;
  const count = Math.max(0, Math.min(limit, total - skip));
  const entries = Array.from({length: count}, (_, at) => {
    const match = isOldestFirst ? total - 1 - skip - at : skip + at;
    return logEntry(Math.floor(match / places.length) * LEVELS.length + places[match % places.length]!);
  });
  return {total, entries};
}
