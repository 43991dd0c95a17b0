// #only elements
/** Lets the router follow the links of the elements, except those to other sites. */
export function followLinks(navigate: (path: string) => unknown): void {
  document.documentElement.addEventListener('lc-navigate', event => {
    const {origin, pathname, search, hash} = new URL(event.detail.href, document.baseURI);
    if (event.defaultPrevented || origin !== location.origin) return;
    event.preventDefault();
    navigate(pathname + search + hash);
  });
}
