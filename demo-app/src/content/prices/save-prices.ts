import type {EditDetail} from '@life-changers/react';
import type {PriceRow} from 'api-stub/prices';

/** Rows to send, with what happened to them. */
interface SentPrices {
  readonly rows: readonly Pick<EditDetail['rows'][number], 'kind' | 'row'>[];
  readonly signal: AbortSignal;
}

/** Sends rows, and returns them as the server has saved them. Throws what the server says about them. */
export async function savePrices({rows, signal}: SentPrices, fault: string): Promise<readonly PriceRow[]> {
  const response = await fetch(`/api-stub/prices${fault === 'works' ? '' : `?fault=${fault}`}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({rows: rows.map(({kind, row}) => ({kind, row}))}),
    signal,
  });
  if (response.status >= 500) throw new Error('The server is down. Try again later.');
  const body: unknown = await response.json();
  // In a 400 of Feathers, `errors` has the messages by row and field: each is shown in its cell.
  if (!response.ok) throw body;
  return (body as {data: readonly PriceRow[]}).data;
}
