import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/** Loads and shows all examples of the page, and returns a function that shows the chosen one again. */
type ShowAll = () => Promise<() => void>;

let showAll: ShowAll | null = null;

/** Returns the result of a function that runs while all examples are in the page, one after the other. */
export async function withAllExamples<Result>(run: () => Result): Promise<Result> {
  const restore = await showAll?.();
  try {
    return run();
  } finally {
    restore?.();
  }
}

/** Returns whether all examples are needed, because the page is copied. `load` loads their files. */
export function useNeedsAll(load: () => Promise<unknown>): boolean {
  const [needsAll, setNeedsAll] = useState(false);

  useEffect(() => {
    showAll = async () => {
      await load();
      flushSync(() => setNeedsAll(true));
      return () => setNeedsAll(false);
    };
    return () => {
      showAll = null;
    };
  }, [load]);

  return needsAll;
}
