/** A rectangle in the viewport, in CSS pixels. */
interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A size in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the position of the top left corner of a popup, in CSS pixels of the viewport: below its anchor, or
 * above if it does not fit below and there is more space above. It is aligned to the start of the anchor and
 * stays inside the viewport, below a sticky header.
 *
 * @param popup The size of the popup, with the bottom edge of the header in `top`.
 */
export function popupPosition(
  anchor: Box,
  popup: Omit<Box, 'left'>,
  viewport: Size,
  isRightToLeft: boolean,
): {top: number; left: number} {
  const bottom = anchor.top + anchor.height;
  const roomBelow = viewport.height - bottom;
  const isUnder = popup.height <= roomBelow || roomBelow >= anchor.top - popup.top;
  const left = isRightToLeft ? anchor.left + anchor.width - popup.width : anchor.left;
  return {
    top: Math.max(popup.top, isUnder ? bottom : anchor.top - popup.height),
    left: Math.max(0, Math.min(left, viewport.width - popup.width)),
  };
}
