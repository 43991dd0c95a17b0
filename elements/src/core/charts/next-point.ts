/** Returns the point that a key moves to: null for none, with Escape; undefined if the key does nothing. */
export function nextPoint(
  key: string,
  point: number | null,
  {count, isRtl}: {readonly count: number; readonly isRtl: boolean},
): number | null | undefined {
  const [start, end] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const far = Math.max(1, Math.round(count / 10));
  const from = point ?? 0;
  const targets: Readonly<Record<string, number>> = {
    [start]: from - 1,
    [end]: from + 1,
    ArrowDown: from - 1,
    ArrowUp: from + 1,
    PageDown: from - far,
    PageUp: from + far,
    Home: 0,
    End: count - 1,
  };
  if (key === 'Escape') return null;
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}
