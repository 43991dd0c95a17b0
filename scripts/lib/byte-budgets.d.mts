/** The size of an entry: gzipped bytes, and the bytes of each module before that. */
export interface Size {
  readonly bytes: number;
  readonly modules: Readonly<Record<string, number>>;
}

export function measureSizes(): Promise<Record<string, Size>>;
export function readBudgets(): Record<string, number>;
export function writeBudgets(sizes: Record<string, Size>): void;
export function rememberModules(sizes: Record<string, Size>): void;
export function describeExcess(
  name: string,
  size: Size,
  budgets?: Record<string, number>,
  accepted?: Record<string, Readonly<Record<string, number>>>,
): string | null;
