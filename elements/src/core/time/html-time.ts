/** The milliseconds of a day without clock changes. */
export const DAY = 86_400_000;

const HTML_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/;

/**
 * Parses a time in the format of HTML, such as `'14:30'` or `'14:30:15.250'`. Returns the milliseconds since midnight, or
 * null for any other text.
 */
export function parseHtmlTime(text: string): number | null {
  const match = HTML_TIME.exec(text);
  if (match === null) return null;
  const [, hour, minute, second = '0', fraction = ''] = match;
  return timeOf(Number(hour), Number(minute), Number(second)) + Number(fraction.padEnd(3, '0'));
}

/** Returns the milliseconds since midnight. */
export function timeOf(hour: number, minute: number, second: number): number {
  return ((hour * 60 + minute) * 60 + second) * 1000;
}

/** Writes a time in the shortest format of HTML: without seconds if there are none. */
export function formatHtmlTime(time: number): string {
  const [minutes, seconds, milliseconds] = [
    Math.floor(time / 60_000),
    Math.floor(time / 1000) % 60,
    time % 1000,
  ];
  const fraction = milliseconds ? `.${padded(milliseconds, 3).replace(/0+$/, '')}` : '';
  const end = seconds || milliseconds ? `:${padded(seconds)}${fraction}` : '';
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}${end}`;
}

function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
