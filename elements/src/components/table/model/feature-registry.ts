import type {CSSResultOrNative, ReactiveElement} from 'lit';
import {isOnServer, isServer} from '../../../dom/server-view.js';
import {clientRows} from './client-rows.js';
import type {FeatureDeclaration} from './feature-declaration.js';
import type {FeatureRecord} from './table-feature.js';
import {TableFeatures, type TableAccess} from './table-features.js';

const records = new Map<string, FeatureRecord>();
/** The tables that are in a document. */
const tables = new Set<ReactiveElement>();

/** The style sheets of each class of tables on a server, which writes them into the HTML. */
const sheets: CSSResultOrNative[][] = [];

/** Creates the features of a table. Null while the app has imported none, so that a plain table does not load the code. */
export let newFeatures: ((access: TableAccess) => TableFeatures) | null = null;

/** Registers a feature for all tables, also those that are already there. */
export function registerTableFeature(record: FeatureRecord): void {
  records.set(record.name, record);
  newFeatures = access => new TableFeatures(access);
  Object.assign(clientRows, record.clientRows);
  if (isServer && isOnServer) for (const list of sheets) addStyles(list, record);
  for (const table of tables) table.requestUpdate();
}

/** Returns a feature if the app has imported it. */
export const registeredFeature = ({name}: FeatureDeclaration): FeatureRecord | undefined => records.get(name);

/** Adds the styles of all features to those of a class of tables on a server. */
export function addFeatureStyles(list: CSSResultOrNative[]): void {
  sheets.push(list);
  for (const record of records.values()) addStyles(list, record);
}

function addStyles(list: CSSResultOrNative[], {styles}: FeatureRecord): void {
  if (styles !== undefined) list.push(styles);
}

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
