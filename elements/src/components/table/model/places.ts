import {nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {Column} from './table-columns.js';
import type {Place, TableFeature} from './table-feature.js';

/** Returns what features show at a place, also in the header of a column, or before a row. */
export function shownAt(
  features: readonly TableFeature[],
  place: 'columnMark' | 'columnAction',
  column: Column,
): unknown;
export function shownAt(features: readonly TableFeature[], place: 'beforeRow', row: number): unknown;
export function shownAt(features: readonly TableFeature[], place: Place): unknown;
export function shownAt(features: readonly TableFeature[], place: Place, of?: Column | number): unknown {
  // What a feature shows stays the same element when another feature before it is imported later.
  return repeat(
    features,
    feature => feature,
    ({places}) => (places?.[place] as ((of?: Column | number) => unknown) | undefined)?.(of) ?? nothing,
  );
}

/** Whether a feature shows buttons in the header of a column. */
export const hasActions = (features: readonly TableFeature[], column: Column): boolean =>
  features.some(({places}) => (places?.columnAction?.(column) ?? nothing) !== nothing);
