/** A month of a year. A `PlainDate` is also a `YearMonth`: the month that contains it. */
export interface YearMonth {
  /** 1 to 9999. */
  readonly year: number;
  /** 1 (January) to 12. */
  readonly month: number;
}

/** Returns the number of a month, for calculations: 0 for January of the year 1. */
export function monthNumber({year, month}: YearMonth): number {
  return (year - 1) * 12 + month - 1;
}

/** Returns the month of a month number: the inverse of `monthNumber`. It can be outside the years 1 to 9999. */
export function yearMonthOf(number: number): YearMonth {
  const pastYears = Math.floor(number / 12);
  return {year: pastYears + 1, month: number - pastYears * 12 + 1};
}
