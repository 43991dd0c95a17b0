/** The properties that the height of a text area depends on. */
export interface RowProperties {
  readonly rows: number | null;
  readonly minRows: number | null;
  readonly maxRows: number | null;
}

/** The height of a text area in lines of text. */
export interface RowLimits {
  readonly min: number;
  /** Null: the field grows without a limit. */
  readonly max: number | null;
}

/** The rows of a field without any of the properties, like in HTML. */
const DEFAULT_ROWS = 2;

/**
 * Returns the least and the most lines that a text area shows at once. With `rows` alone, both are the same, so that the
 * field does not grow, like in HTML. Invalid numbers are reported and ignored.
 */
export function rowLimits(properties: RowProperties, warn: (message: string) => void): RowLimits {
  const read = (name: keyof RowProperties) => {
    const given = properties[name];
    if (given === null || given === undefined || (Number.isInteger(given) && given > 0)) return given ?? null;
    warn(`${name} must be a whole number greater than 0, not ${String(given)}; it is ignored.`);
    return null;
  };
  const [rows, minRows, maxRows] = [read('rows'), read('minRows'), read('maxRows')];
  const max = maxRows ?? (minRows === null ? rows : null);
  const min = minRows ?? rows ?? Math.min(DEFAULT_ROWS, max ?? DEFAULT_ROWS);
  if (max === null || max >= min) return {min, max};
  warn(`maxRows must not be less than minRows, but ${max} is less than ${min}; the field has ${min} rows.`);
  return {min, max: min};
}

/** Returns how many lines a text has at least: it does not know where the field wraps them. */
export function linesOf(text: string, {min, max}: RowLimits): number {
  const lines = text.split('\n').length;
  return Math.min(Math.max(lines, min), max ?? Infinity);
}
