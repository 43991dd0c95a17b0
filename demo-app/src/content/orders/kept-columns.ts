import type {ColumnState} from '@life-changers/elements/core/table';
import {useMemo, useSyncExternalStore} from 'react';

const KEY = 'orders-columns';
const listeners = new Set<() => void>();

/** What is kept if the browser does not allow storage. */
let kept = '{}';

/**
 * Keeps the order, widths, and pins of the columns until the tab is closed, so that a reload does not lose them. They are
 * not in the address: with every field and width, it would be too long to read, and a shared address should show somebody
 * else's orders, not somebody else's layout.
 */
export function useKeptColumns(): readonly [ColumnState, (state: ColumnState) => void] {
  const text = useSyncExternalStore(subscribe, read, () => '{}');
  // The table ignores parts that are not valid.
  const state = useMemo(() => parse(text), [text]);
  return [state, write];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

function write(state: ColumnState): void {
  kept = JSON.stringify(state);
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // The columns stay as they are until the next reload.
  }
  for (const listener of listeners) listener();
}

function parse(text: string): ColumnState {
  try {
    return JSON.parse(text) as ColumnState;
  } catch {
    return {};
  }
}
