const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A date as the day of the user, such as `2026-05-12`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

export const today = (): string => dayOf(new Date());

/** The day after so many days. */
export function moveDay(day: string, days: number): string {
  const date = new Date(`${day}T12:00`);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}
