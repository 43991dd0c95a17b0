import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import {useIsLive} from '../hydration/use-is-live.js';

/** In the address, this means all examples, one after the other. */
export const EXAMPLES_ID = 'examples';

/**
 * Returns the id of the example or the state that a workbench shows, or `EXAMPLES_ID` for all examples: the one in the address,
 * or the first. The address of another part of the page changes nothing.
 */
export function useChosen(ids: readonly string[]): string {
  const {hash} = useLocation();
  const isLive = useIsLive();
  const [first = EXAMPLES_ID] = ids;
  const [chosen, setChosen] = useState(first);
  // A server does not know the hash.
  const named = (isLive && hash.slice(1)) || first;
  const isOwn = named === EXAMPLES_ID || ids.includes(named);
  if (isOwn && named !== chosen) setChosen(named);
  return chosen;
}
