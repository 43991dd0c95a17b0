/** Reports bad input to the developer of the app, once for each message. */
export type Warn = (message: string, cause?: unknown) => void;

/** Returns a short text that shows a bad value in a warning. */
export function describeValue(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value)?.slice(0, 60) : String(value);
}
