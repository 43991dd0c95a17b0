import {startTransition, useEffect, useState} from 'react';

/** The longest wait, in milliseconds. */
const TIMEOUT = 500;

/** Returns whether the browser has been idle since the component mounted. Rerenders the component in a transition. */
export function useWhenIdle(isNow: boolean): boolean {
  const [isIdle, setIsIdle] = useState(isNow);

  useEffect(() => {
    if (isIdle) return undefined;
    const finish = () => startTransition(() => setIsIdle(true));
    // Safari does not have it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(finish);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(finish, {timeout: TIMEOUT});
    return () => cancelIdleCallback(request);
  }, [isIdle]);

  return isIdle;
}
