/** Percent per press of an arrow key, and with Shift or of a page key. */
const STEP = 1;
const LARGE_STEP = 10;

/** How a separator moves. */
export interface SeparatorWay {
  readonly isVertical: boolean;
  /** Whether the text runs from right to left. */
  readonly isMirrored: boolean;
}

/** Returns by how many percent a key moves the separator, at most to its limits; 0 if it does not. */
export function wayOfKey(event: KeyboardEvent, {isVertical, isMirrored}: SeparatorWay): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0;
  const step = event.shiftKey ? LARGE_STEP : STEP;
  const right = isMirrored ? -step : step;
  const arrows = isVertical ? {ArrowUp: -step, ArrowDown: step} : {ArrowLeft: -right, ArrowRight: right};
  const ways: Readonly<Record<string, number | undefined>> = {
    ...arrows,
    PageUp: -LARGE_STEP,
    PageDown: LARGE_STEP,
    Home: -100,
    End: 100,
  };
  return ways[event.key] ?? 0;
}
