/** Reports bad input to the developer of the app, once for each message. */
export type Warn = (message: string, cause?: unknown) => void;

/** Returns a short text that shows a bad value in a warning. */
export function describeValue(value: unknown): string {
  try {
    return typeof value === 'object' ? JSON.stringify(value).slice(0, 60) : String(value);
  } catch {
    // A circular object, or one with a bigint, has no JSON.
    return Object.prototype.toString.call(value);
  }
}
