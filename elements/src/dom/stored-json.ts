/** Reads JSON of `localStorage`. Null if there is none, or none that can be read: the storage may be closed. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/**
 * Writes a value to `localStorage` as JSON.
 *
 * @param onError Called with the reason if it cannot be stored, for example because the storage is full.
 */
export function store(key: string, value: unknown, onError: (cause: unknown) => void): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    onError(cause);
  }
}
