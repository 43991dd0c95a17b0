/**
 * Moves the focus to a field, and scrolls its label into view as well. The padding and margins for scrolling of the page
 * (`scroll-padding`) keep it from being covered by a fixed header. What hides the field can open on `lc-reveal`.
 */
export function focusField(control: HTMLElement): void {
  control.dispatchEvent(new Event('lc-reveal', {bubbles: true, composed: true}));
  const [label] = (control as HTMLInputElement).labels ?? [];
  control.focus({preventScroll: true});
  // The control may be taller than the page.
  control.scrollIntoView({block: 'nearest'});
  label?.scrollIntoView({block: 'nearest'});
}
