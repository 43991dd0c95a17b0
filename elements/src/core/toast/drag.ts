/** The distance that a toast must be dragged to close, in the unit of its width. */
const closingDistance = (width: number, percent: number) => (width * percent) / 100;

/** Whether a toast closes if it is released here: past a percentage of its width, to either side. */
export function closesByDrag(offset: number, width: number, percent: number): boolean {
  return percent > 0 && Math.abs(offset) > closingDistance(width, percent);
}

/** Returns the opacity of a dragged toast: 1 at its position, 0 where it closes. */
export function dragOpacity(offset: number, width: number, percent: number): number {
  const distance = closingDistance(width, percent);
  return distance > 0 ? Math.max(0, 1 - Math.abs(offset) / distance) : 1;
}
