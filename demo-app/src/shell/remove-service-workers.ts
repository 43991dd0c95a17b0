/**
 * Removes all service workers of this origin. A service worker of an earlier site at this address would continue to
 * serve that site's files.
 */
export async function removeServiceWorkers(): Promise<void> {
  // It is undefined if the connection is not secure.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(registration => registration.unregister()));
}
