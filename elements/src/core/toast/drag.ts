/** How far a toast must be dragged to close, in the unit of its width. */
const closingDistance = (width: number, percent: number) => (width * percent) / 100;

/** Whether a toast that was let go here closes: past the given percentage of its width, to either side. */
export function closesByDrag(offset: number, width: number, percent: number): boolean {
  return percent > 0 && Math.abs(offset) > closingDistance(width, percent);
}

/** How opaque a toast is on its way: 1 in its place, 0 where it would close. */
export function dragOpacity(offset: number, width: number, percent: number): number {
  const distance = closingDistance(width, percent);
  return distance > 0 ? Math.max(0, 1 - Math.abs(offset) / distance) : 1;
}
