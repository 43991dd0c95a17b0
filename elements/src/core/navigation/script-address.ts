/** Whether a URL runs script instead of navigating. The library never uses one as a link. */
export function isScriptAddress(href: string): boolean {
  // Browsers ignore control characters and white space before and inside the scheme.
  // oxlint-disable-next-line no-control-regex
  return /^javascript:/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}
