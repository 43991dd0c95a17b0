/** A point in the viewport, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edges of a rectangle in the viewport, in CSS pixels. */
interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Whether a pointer moves toward a box beside it: it is in the triangle between the point that it comes from and the near
 * side of the box. On the way to a submenu, it may cross other items.
 */
export function isToward(from: Point, to: Point, {top, right, bottom, left}: Edges): boolean {
  const side = left >= from.x ? left : right;
  const way = (to.x - from.x) / (side - from.x);
  if (!(way > 0 && way <= 1)) return false;
  const at = (edge: number): number => from.y + (edge - from.y) * way;
  return to.y >= at(top) && to.y <= at(bottom);
}
