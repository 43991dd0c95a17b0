/** The detail of `lc-navigate`. */
export interface NavigateDetail {
  /** The link's address, as it was written. */
  href: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-navigate': CustomEvent<NavigateDetail>;
  }
}

/** A plain left click; anything else (a new tab, a download, a menu) is the browser's business. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Offers a click on a link to the page's router: sends a cancellable, bubbling `lc-navigate` from `host`. A router
 * that takes it calls `preventDefault()`, and the browser then stays on the page.
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

/** Whether an address runs script instead of leading somewhere; the library never puts one into a link. */
export function isScriptAddress(href: string): boolean {
  // Browsers ignore control characters and white space in front of and inside the scheme.
  // eslint-disable-next-line no-control-regex
  return /^javascript:/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}
