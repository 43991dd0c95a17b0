/** The day in the time zone of the server, such as `2026-05-12`. */
export function today(): string {
  const now = new Date();
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
