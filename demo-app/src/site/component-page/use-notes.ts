import {loadNotes} from 'references';
import {use} from 'react';
import type {Notes} from '../api/reference.js';

const loading = new Map<string, Promise<Notes[]>>();

/** Returns the notes of elements. The `Suspense` around the component waits for them. */
export function useNotes(elements: readonly string[]): readonly Notes[] {
  const key = elements.join(' ');
  let notes = loading.get(key);
  if (notes === undefined) {
    notes = Promise.all(elements.map(loadNotes));
    loading.set(key, notes);
  }
  return use(notes);
}
