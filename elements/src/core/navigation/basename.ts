/** Normalizes a basename: `'/app'` for `'app'` and `'/app/'`, `''` for `'/'`, a missing basename, and other values. */
export function normalizeBasename(basename: unknown): string {
  const name = (typeof basename === 'string' ? basename : '').replace(/^\/+|\/+$/g, '');
  return name && `/${name}`;
}

/**
 * Returns the router's path for a path of the app: `/people` for `/app/people` with the basename `/app`.
 *
 * @returns null if the path is outside the basename.
 */
export function withoutBasename(path: string, basename: string | null | undefined): string | null {
  const base = normalizeBasename(basename);
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  if (base === '' || rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : null;
}

/** Adds the basename to a router's path: `/app/people` for `/people`. A path with the basename is unchanged. */
export function withBasename(path: string, basename: string | null | undefined): string {
  const base = normalizeBasename(basename);
  if (base === '' || withoutBasename(path, base) !== null) return path;
  if (path === '/') return base;
  return base + (/^[/?#]/.test(path) ? path : `/${path}`);
}
