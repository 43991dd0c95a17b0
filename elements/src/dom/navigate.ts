/** The detail of `lc-navigate`. */
export interface NavigateDetail {
  /** The link's `href`, as written. */
  href: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-navigate': CustomEvent<NavigateDetail>;
  }
}

/**
 * Whether a click is a plain left click. The browser handles other clicks, such as for new tabs, downloads,
 * and menus.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Offers a click on a link to the app's router: sends a cancelable, bubbling `lc-navigate` from `host`. A
 * router that handles it calls `preventDefault()`, and the browser does not follow the link.
 */
export function offerNavigation(host: HTMLElement, event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return;
  const detail: NavigateDetail = {href: link.getAttribute('href') ?? ''};
  const isOpen = host.dispatchEvent(
    new CustomEvent('lc-navigate', {detail, bubbles: true, composed: true, cancelable: true}),
  );
  if (!isOpen) event.preventDefault();
}
