import {useEffect, useState} from 'react';

/**
 * Returns false until the elements of a page have hydrated, and then true: for what only a script does to them, such as
 * reporting the issues of a form.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHydrated(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return isHydrated;
}
