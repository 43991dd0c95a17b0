import {nothing} from 'lit';
import type {Column} from './table-columns.js';
import type {Place, TableFeature} from './table-feature.js';

/** Returns what features show at a place, and in the header of a column at one of its places. */
export function shownAt(
  features: readonly TableFeature[],
  place: 'columnMark' | 'columnAction',
  column: Column,
): unknown[];
export function shownAt(features: readonly TableFeature[], place: Place): unknown[];
export function shownAt(features: readonly TableFeature[], place: Place, column?: Column): unknown[] {
  return features.map(({places}) => places?.[place]?.(column!) ?? nothing);
}
