/** A month of a year. A `PlainDate` is one too: the month it lies in. */
export interface YearMonth {
  /** 1 to 9999. */
  readonly year: number;
  /** 1 (January) to 12. */
  readonly month: number;
}

/** The running number of a month, for maths: 0 in January of the year 1. */
export function monthNumber({year, month}: YearMonth): number {
  return (year - 1) * 12 + month - 1;
}

/** The month that has a running number: the inverse of `monthNumber`. It may lie outside the years 1 to 9999. */
export function yearMonthOf(number: number): YearMonth {
  const pastYears = Math.floor(number / 12);
  return {year: pastYears + 1, month: number - pastYears * 12 + 1};
}
