import {Suspense, useEffect, useState, type ReactNode} from 'react';
import {repeatEarlyClick} from './early-click.js';
import {useIsLive} from './use-is-live.js';

interface HydrationBoundaryProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that hydrates in its own task. Buttons that were clicked before that are clicked again. */
export function HydrationBoundary({fallback, children}: HydrationBoundaryProps): ReactNode {
  return (
    <Suspense fallback={fallback}>
      {children}
      <RepeatEarlyClick />
    </Suspense>
  );
}

/** Belongs next to the content that hydrates. */
export function RepeatEarlyClick(): null {
  const [wasLive] = useState(useIsLive());

  useEffect(() => {
    if (wasLive) return undefined;
    // A click that makes React hydrate the part reaches its button after the effects.
    const timer = setTimeout(repeatEarlyClick);
    return () => clearTimeout(timer);
  }, [wasLive]);

  return null;
}
