/** A case that failed. */
export interface Failure {
  readonly name: string;
  readonly file: string;
  readonly error: string;
  readonly engine?: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** How many of the failed cases did not run, since their suite or file failed. */
  readonly canceled?: number;
  readonly failures: readonly Failure[];
}

export const NONE: Counts;
export function readTap(path: string): Counts;
export function readSummary(path: string): Counts;
