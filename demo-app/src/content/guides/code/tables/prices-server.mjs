import {readEdits} from '@life-changers/elements/core/table/edits';
import express from 'express';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {columns} from './price-columns.js';
import {pricesPage} from './prices-page.mjs';

/** The prices by key. Use the database of your app. */
const prices = new Map([
  [1, {id: 1, loaf: 'Rye sourdough', price: 5.2}],
  [2, {id: 2, loaf: 'Baguette', price: 1.9}],
]);
let lastKey = 2;

const app = express();
app.use(express.urlencoded({extended: false, limit: '1mb'}));

app.get('/', (request, response) => {
  response.send(pricesPage([...prices.values()]));
});

app.post('/prices', async (request, response) => {
  const {valid, changes, added, removed, edits} = await readEdits(
    request.body.edits,
    {
      columns,
      loadRows: keys => keys.flatMap(key => prices.get(key) ?? []),
      canAdd: true,
      canRemove: true,
    },
  );
  if (!valid)
    return response
      .status(422)
      .send(pricesPage([...prices.values()], edits));

  for (const {key, values} of changes)
    prices.set(key, {...prices.get(key), ...values});
  for (const {values} of added)
    prices.set(++lastKey, {id: lastKey, ...values});
  for (const key of removed) prices.delete(key);
  response.redirect(303, '/');
});

// What the page loads.
const elements = fileURLToPath(
  import.meta.resolve('@life-changers/elements/life-changers.min.js'),
);
app.use('/elements', express.static(dirname(elements)));
for (const name of ['prices-form.js', 'price-columns.js'])
  app.get(`/${name}`, (request, response) =>
    response.sendFile(`${import.meta.dirname}/${name}`),
  );

const server = app.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}`);
});
