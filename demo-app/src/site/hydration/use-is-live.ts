import {useState, useSyncExternalStore} from 'react';

/**
 * Returns false on the server and while a page hydrates, and then true. What depends on the browser must look like on the
 * server until then.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(noSubscription, inBrowser, onServer);
}

const noSubscription = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns whether the HTML of a server is in the page, which React then keeps. */
export function useIsFromServer(): boolean {
  const isLive = useIsLive();
  return useState(!isLive && typeof document !== 'undefined')[0];
}
