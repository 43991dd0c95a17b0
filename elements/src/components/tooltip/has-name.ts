const NAMED = '[aria-label], [aria-labelledby], [title]';

/**
 * Whether a native button or link has a name for screen readers, as far as its markup shows. Other elements have other
 * names, and those of this library warn themselves.
 */
export function hasName(element: HTMLElement): boolean {
  if (!element.matches('button, a[href]')) return true;
  const {labels} = element as Partial<HTMLButtonElement>;
  return (
    element.textContent.trim() !== '' ||
    element.matches(NAMED) ||
    Boolean(labels?.length) ||
    element.querySelector(`img[alt]:not([alt='']), ${NAMED}`) !== null
  );
}
