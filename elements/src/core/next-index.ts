/**
 * Returns the option that an arrow key moves to: from none (-1) to the first or last, wrapping at both ends (ARIA
 * practices, "combobox").
 *
 * @param step 1 for down, -1 for up.
 */
export function nextIndex(index: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (index === -1) return step === 1 ? 0 : count - 1;
  return (index + step + count) % count;
}
