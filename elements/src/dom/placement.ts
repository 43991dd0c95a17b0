type Side = 'top' | 'bottom' | 'start' | 'end';

/**
 * Where a popup is: above, below, before, or after its anchor, in the middle of that side or, with `-start` or `-end`, at
 * one of its ends.
 */
export type Placement = Side | `${Side}-start` | `${Side}-end`;

/** A rectangle in the viewport, in CSS pixels. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface PlacementOptions {
  readonly placement: Placement;
  /** Distance from the anchor, in CSS pixels. */
  readonly gap: number;
  readonly isRightToLeft: boolean;
}

/** The top left corner of a popup in the viewport, in CSS pixels, and its side of the anchor. */
interface Place {
  readonly top: number;
  readonly left: number;
  readonly side: 'top' | 'bottom' | 'left' | 'right';
}

/** Whether a value is a placement. */
export function isPlacement(value: unknown): value is Placement {
  return /^(top|bottom|start|end)(-start|-end)?$/.test(String(value));
}

/**
 * Returns the place of a popup. It is on the other side if it fits only there, or has more space there. If it fits neither
 * before nor after the anchor, as on a phone, it is below or above. Along the side, it moves to stay in the bounds.
 *
 * @param bounds The space that the popup may use.
 */
export function placeBeside(
  anchor: Box,
  popup: Pick<Box, 'width' | 'height'>,
  bounds: Box,
  {placement, gap, isRightToLeft}: PlacementOptions,
): Place {
  const [side, align] = placement.split('-') as [Side, ('start' | 'end')?];
  const isVertical = side === 'top' || side === 'bottom';
  const vertical = ['top', 'height'] as const;
  const horizontal = ['left', 'width'] as const;
  const [start, size] = isVertical ? vertical : horizontal;
  const [crossStart, crossSize] = isVertical ? horizontal : vertical;

  const before = anchor[start] - gap - popup[size];
  const after = anchor[start] + anchor[size] + gap;
  const roomBefore = before - bounds[start];
  const roomAfter = bounds[start] + bounds[size] - after - popup[size];
  if (!isVertical && roomBefore < 0 && roomAfter < 0)
    return placeBeside(anchor, popup, bounds, {placement: 'bottom', gap, isRightToLeft});
  const isFirst = side === 'top' || side === (isRightToLeft ? 'end' : 'start');
  const isBefore = isFirst ? roomBefore >= Math.min(0, roomAfter) : roomAfter < Math.min(0, roomBefore);

  const rest = anchor[crossSize] - popup[crossSize];
  const isAtEnd = (align === 'end') !== (isVertical && isRightToLeft);
  const shift = align === undefined ? rest / 2 : isAtEnd ? rest : 0;
  const clamp = (position: number, from: typeof start, along: typeof size): number =>
    Math.round(Math.max(bounds[from], Math.min(position, bounds[from] + bounds[along] - popup[along])));
  const main = clamp(isBefore ? before : after, start, size);
  const cross = clamp(anchor[crossStart] + shift, crossStart, crossSize);
  return isVertical
    ? {top: main, left: cross, side: isBefore ? 'top' : 'bottom'}
    : {top: cross, left: main, side: isBefore ? 'left' : 'right'};
}
