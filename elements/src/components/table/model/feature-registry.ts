import type {ReactiveElement} from 'lit';
import {clientRows} from './client-rows.js';
import type {FeatureRecord} from './table-feature.js';

const records = new Map<string, FeatureRecord>();
/** The tables that are in a document. */
const tables = new Set<ReactiveElement>();

/** Registers a feature for all tables, also those that are already there. */
export function registerTableFeature(record: FeatureRecord): void {
  records.set(record.name, record);
  Object.assign(clientRows, record.clientRows);
  for (const table of tables) table.requestUpdate();
}

/** Returns a feature, or undefined if the app has not imported it. */
export const registeredFeature = (name: string): FeatureRecord | undefined => records.get(name);

/** Updates a table when a feature is registered. */
export function followFeatures(table: ReactiveElement): void {
  table.addController({
    hostConnected() {
      tables.add(table);
      // A feature may have been registered meanwhile.
      table.requestUpdate();
    },
    hostDisconnected: () => tables.delete(table),
  });
}
