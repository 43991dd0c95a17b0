/** Stores a text for the next visits, or removes it. If storage is blocked, it does nothing. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked.
  }
}
