import {useSyncExternalStore} from 'react';

/** Stores a text for the next visits, or removes it. If storage is blocked, it does nothing. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked.
  }
}

/** A choice of the reader, which is kept for the next visits, or until the page is closed if storage is blocked. */
export interface StoredChoice {
  readonly choose: (text: string | null) => void;
  /** Returns the choice, or null, and rerenders the component when it changes. */
  readonly use: () => string | null;
}

/** Returns a choice that has a key of the local storage. */
export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return unstored;
    }
  };
  return {
    choose(text) {
      unstored = text;
      store(key, text);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, onServer),
  };
}

const onServer = () => null;
