/** Prints a warning, unless it was printed before. Details that are undefined are left out. */
export type WarnOnce = (message: string, ...details: unknown[]) => void;

/** Returns a function that prints each warning once, for developers whose code runs many times. */
export function createWarnOnce(): WarnOnce {
  const warned = new Set<string>();
  return (message, ...details) => {
    if (warned.has(message)) return;
    warned.add(message);
    console.warn(message, ...details.filter(detail => detail !== undefined));
  };
}
