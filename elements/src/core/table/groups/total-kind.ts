/** What a column says of many rows. */
export type TotalKind = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** Returns what a column says of rows. */
export type TotalOf<Value = unknown, Row = unknown> = {
  total(values: readonly Value[], rows: readonly Row[]): unknown;
}['total'];
