import {isOnServer, isServer} from '../../dom/server-view.js';

/** The bounds and step of a slider. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number | 'any';
}

/**
 * Returns the number of the range that is closest to `wanted`: within the bounds and on a step. It asks an `<input>`
 * that is never connected, so that the result is exactly the number of the native control, including decimal steps.
 */
export function fitToRange(wanted: number, {min, max, step}: SliderRange): number {
  if (isServer && isOnServer) return nearestStep(wanted, {min, max, step});
  const probe = document.createElement('input');
  probe.type = 'range';
  probe.min = String(min);
  probe.max = String(max);
  probe.step = String(step);
  probe.value = String(wanted);
  return probe.valueAsNumber;
}

/** The same without an `<input>`. */
function nearestStep(wanted: number, {min, max, step}: SliderRange): number {
  const inside = Math.max(min, Math.min(max, wanted));
  if (step === 'any') return inside;
  const steps = Math.min(Math.round((inside - min) / step), Math.floor((max - min) / step + 1e-9));
  return Number((min + steps * step).toPrecision(12));
}

/** The position of a number in the range, from 0 to 1. It is 0 if the range has no length. */
export function shareOfRange(value: number, {min, max}: SliderRange): number {
  return max > min ? (value - min) / (max - min) : 0;
}

/** The distance that an arrow key moves: the step, or a hundredth of the range if every number is allowed. */
export const stepLength = ({min, max, step}: SliderRange): number =>
  step === 'any' ? (max - min) / 100 : step;
