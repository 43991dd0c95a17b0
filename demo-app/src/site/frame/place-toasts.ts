/**
 * Adds the region of the toasts once a page uses them. On a phone, it is at the end of the window, because what a page starts
 * with is right below the header.
 */
export async function placeToasts(): Promise<void> {
  const region = document.createElement('lc-toast-region');
  const phone = matchMedia('(width < 48rem)');
  const place = () => region.setAttribute('position', phone.matches ? 'bottom-center' : 'top-right');
  place();
  phone.addEventListener('change', place);
  await customElements.whenDefined(region.localName);
  document.body.append(region);
}
