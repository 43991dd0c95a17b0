/** Where the user is: a path, or what a router or `document.location` calls a location. */
export type PageLocation = string | {readonly pathname: string};

/** The path of a location; null when it is neither. */
export function pathOfLocation(location: unknown): string | null {
  if (typeof location === 'string') return location;
  const path = (location as {pathname?: unknown} | null | undefined)?.pathname;
  return typeof path === 'string' ? path : null;
}

/** The basename that an app gave; null if it gave none. Anything but text warns. */
export function readBasename(basename: unknown, warn: (message: string) => void): string | null {
  if (basename === null || basename === undefined || typeof basename === 'string') return basename ?? null;
  warn("basename must be a path, such as '/app'.");
  return null;
}
