/**
 * Removes all service workers of this origin. A service worker of an earlier site at this address would continue to
 * serve that site's files.
 *
 * @param container Default: the browser's container, which is undefined if the connection is not secure.
 */
export async function removeServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(registration => registration.unregister()));
}
