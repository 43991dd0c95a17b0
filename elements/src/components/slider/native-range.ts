/** The bounds and the step of a slider. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number | 'any';
}

/**
 * The number of the range that is nearest to a wanted one: between the bounds and on a step. An `<input>` that is
 * never on the page is asked, so that it is the very number that the native control shows, decimal steps included.
 */
export function fitToRange(wanted: number, {min, max, step}: SliderRange): number {
  const probe = document.createElement('input');
  probe.type = 'range';
  probe.min = String(min);
  probe.max = String(max);
  probe.step = String(step);
  probe.value = String(wanted);
  return probe.valueAsNumber;
}

/** How far along the range a number is, from 0 to 1; 0 where the range has no length. */
export function shareOfRange(value: number, {min, max}: SliderRange): number {
  return max > min ? (value - min) / (max - min) : 0;
}

/** How far an arrow key goes; where every number is allowed, a hundredth of the range. */
export const stepLength = ({min, max, step}: SliderRange): number =>
  step === 'any' ? (max - min) / 100 : step;
