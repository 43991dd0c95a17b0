/**
 * Removes every service worker of this origin (spec, section 2): one that an earlier site left at this address would
 * go on serving that site's files.
 *
 * @param container Default: the browser's; it has none where the page did not come over a secure connection.
 */
export async function removeServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(registration => registration.unregister()));
}
