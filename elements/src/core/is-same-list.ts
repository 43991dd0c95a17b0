/** Whether two lists have the same values at the same places. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
