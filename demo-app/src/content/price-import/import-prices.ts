import type {ImportEvent} from '@life-changers/elements/import';
import type {PriceRow} from 'api-stub/prices';
import {savePrices} from '../prices/save-prices.js';

/** Sends a batch of new rows. Throws what the server says about them. */
export const importPrices = (
  {rows, signal}: ImportEvent<Partial<PriceRow>>['detail'],
  fault: string,
): Promise<unknown> => savePrices({rows: rows.map(row => ({kind: 'add', row})), signal}, fault);
