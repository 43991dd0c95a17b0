/** The price list: all of it, and all changes of it in one request. */
import {readEdits} from '@life-changers/elements/core/table/edits';
import {Router} from 'express';
import {priceColumns, type Price} from '../shared/price.js';
import type {Store, Value} from './database.js';
import {languageOf, refuse, textsOf, type Refusal} from './replies.js';
import {allow} from './sessions.js';

const LIST = 'SELECT id, service, kind, minutes, price FROM prices';

/** The tariff of the region, which only the server knows. */
const TARIFF: Readonly<Record<Price['kind'], number>> = {
  visit: 20,
  laboratory: 5,
  imaging: 25,
  vaccination: 15,
  therapy: 18,
};

const valuesOf = ({service, kind, minutes, price}: Price): Value[] => [service, kind, minutes, price];

export function priceRoutes(store: Store): Router {
  const router = Router();

  router.get('/', allow('prices', 'read'), (_request, response) => {
    response.json(store.all<Price>(`${LIST} ORDER BY kind, service`));
  });

  router.patch('/', allow('prices', 'update'), async (request, response) => {
    const text = textsOf(request);
    const load = (keys: readonly (string | number)[]) =>
      store.all<Price>(`${LIST} WHERE id IN (SELECT value FROM json_each(?))`, [JSON.stringify(keys)]);
    const read = await readEdits<Price>((request.body as {edits?: unknown}).edits, {
      columns: priceColumns(text),
      loadRows: load,
      canAdd: true,
      canRemove: true,
      lang: languageOf(request),
    });
    if (!read.valid) return refuse(response, read.issues);
    const stored = new Map(load(read.changes.map(({key}) => key)).map(price => [price.id, price]));
    const changed = read.changes.map(({key, values}) => ({...stored.get(Number(key))!, ...values}));
    const added = read.added.map(({values}) => values as Price);
    const given = [
      ...changed.map((price, index) => ({price, key: read.changes[index]!.key})),
      ...added.map((price, index) => ({price, key: read.added[index]!.key})),
    ];
    // The rows in the order in which they were sent: the table shows each message in its cell.
    const keys = [...new Set(read.edits.map(({key}) => key))];
    const issues = given.flatMap(({price, key}): Refusal[] => {
      const at = (field: string, message: string) => ({path: ['rows', keys.indexOf(key), field], message});
      const {service, kind} = price;
      const isTaken =
        given.some(other => other.key !== key && other.price.service === service) ||
        store.first('SELECT 1 FROM prices WHERE service = ? AND id <> ?', [service, Number(key) || 0]) !==
          null;
      return [
        ...(isTaken ? [at('service', text.serviceTaken)] : []),
        ...(price.price < TARIFF[kind] ? [at('price', text.tooCheap(TARIFF[kind]))] : []),
      ];
    });
    if (issues.length > 0) return refuse(response, issues);
    const ids = store.together(() => {
      for (const price of changed)
        store.run('UPDATE prices SET service = ?, kind = ?, minutes = ?, price = ? WHERE id = ?', [
          ...valuesOf(price),
          price.id,
        ]);
      store.run('DELETE FROM prices WHERE id IN (SELECT value FROM json_each(?))', [
        JSON.stringify(read.removed),
      ]);
      return added.map(
        price =>
          store.run('INSERT INTO prices (service, kind, minutes, price) VALUES (?, ?, ?, ?)', valuesOf(price))
            .id,
      );
    });
    const rows = new Map(load([...changed.map(({id}) => id), ...ids]).map(price => [price.id, price]));
    response.json([...changed.map(({id}) => id), ...ids].map(id => rows.get(id)));
  });
  return router;
}
