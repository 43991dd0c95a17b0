import type {ReactiveElement} from 'lit';
import {clientRows} from './client-rows.js';
import type {FeatureRecord} from './table-feature.js';

const records = new Map<string, FeatureRecord>();
let waiting = new Set<ReactiveElement>();

/** Registers a feature for all tables. Tables that already need it show it. */
export function registerTableFeature(record: FeatureRecord): void {
  records.set(record.name, record);
  Object.assign(clientRows, record.clientRows);
  const tables = waiting;
  waiting = new Set();
  for (const table of tables) table.requestUpdate();
}

/** Returns a feature, or undefined if the app has not imported it. */
export const registeredFeature = (name: string): FeatureRecord | undefined => records.get(name);

/** Updates a table when a feature is registered. */
export function waitForFeature(table: ReactiveElement): void {
  waiting.add(table);
}
