import type {ImportEvent} from '@life-changers/elements/import';
import type {PriceRow} from 'api-stub/prices';

/** Sends a batch of rows. Throws what the server says about them. */
export async function importPrices(
  {rows, signal}: ImportEvent<Partial<PriceRow>>['detail'],
  fault: string,
): Promise<void> {
  const response = await fetch(`/api-stub/prices${fault === 'works' ? '' : `?fault=${fault}`}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({rows: rows.map(row => ({kind: 'add', row}))}),
    signal,
  });
  if (response.status >= 500) throw new Error('The server is down. Try again later.');
  // In a 400 of Feathers, `errors` has the messages by row and field.
  if (!response.ok) throw await response.json();
}
