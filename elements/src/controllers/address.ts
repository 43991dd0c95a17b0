/**
 * Calls back when the document's address changes: on back, forward and a new hash in every browser, and on a router's
 * own navigations where the browser has the Navigation API; elsewhere a router must tell.
 *
 * @returns A function that ends it.
 */
export function onAddressChange(listener: () => void): () => void {
  const listening = new AbortController();
  const options = {signal: listening.signal};
  addEventListener('popstate', listener, options);
  addEventListener('hashchange', listener, options);
  // Not every browser has it, and TypeScript does not know it yet.
  const {navigation} = globalThis as {navigation?: EventTarget};
  navigation?.addEventListener('currententrychange', listener, options);
  return () => listening.abort();
}
