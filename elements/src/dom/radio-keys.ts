/** The direction of each arrow key in left-to-right text. */
const STEPS: Readonly<Record<string, number>> = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1};

/**
 * Handles the arrow keys in a group of native radio buttons (ARIA Authoring Practices, "Radio Group"): they select the next or
 * the previous one, and wrap around. Browsers do it differently (right to left, wrapping), so it is the same for all here.
 *
 * @param group The element whose direction counts.
 * @param radios The radio buttons that can be selected, in their order.
 */
export function selectByArrow(event: KeyboardEvent, group: Element, radios: HTMLInputElement[]): void {
  const step = STEPS[event.key];
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (step === undefined || isModified || event.defaultPrevented) return;
  event.preventDefault();
  const isMirrored = /Left|Right/.test(event.key) && group.matches(':dir(rtl)');
  const index = radios.indexOf(event.target as HTMLInputElement) + (isMirrored ? -step : step);
  const next = radios.at(index % radios.length);
  next?.focus();
  // Like native arrow keys: a click, which the app can cancel, then input and change.
  next?.click();
}
