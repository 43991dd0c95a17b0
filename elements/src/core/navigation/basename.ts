/** A basename in one form: `'/app'` for `'app'` and `'/app/'`, and `''` for `'/'`, no basename, or anything else. */
export function normalizeBasename(basename: unknown): string {
  const name = (typeof basename === 'string' ? basename : '').replace(/^\/+|\/+$/g, '');
  return name && `/${name}`;
}

/**
 * The router's path for an address of the app: `/app/people` is `/people` under the basename `/app`.
 *
 * @returns null if the address lies outside the basename.
 */
export function withoutBasename(path: string, basename: string | null | undefined): string | null {
  const base = normalizeBasename(basename);
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  if (base === '' || rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : null;
}

/** The address of a router's path: `/people` is `/app/people` under `/app`. A path that has the basename keeps it. */
export function withBasename(path: string, basename: string | null | undefined): string {
  const base = normalizeBasename(basename);
  if (base === '' || withoutBasename(path, base) !== null) return path;
  if (path === '/') return base;
  return base + (/^[/?#]/.test(path) ? path : `/${path}`);
}
