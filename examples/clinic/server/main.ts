/** Starts the clinic: `PORT` (8090), `CLINIC_DATA` (the folder of the data), and `CLINIC_PATIENTS` (100,000 at first). */
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createApp} from './app.js';
import {Store} from './database.js';
import {seed, SEED_PASSWORD} from './seed.js';
import {today} from './today.js';

const {
  PORT = '8090',
  HOST = '127.0.0.1',
  CLINIC_DATA,
  CLINIC_PATIENTS = '100000',
  CLINIC_FAULTS,
} = process.env;
const root = join(import.meta.dirname, '../..');
const data = resolve(CLINIC_DATA ?? join(root, 'data'));
const uploads = join(data, 'uploads');
mkdirSync(uploads, {recursive: true});

const store = new Store(join(data, 'clinic.db'));
const time = await seed(store, Number(CLINIC_PATIENTS), today());
if (time !== null) console.log(`${CLINIC_PATIENTS} patients in ${(time / 1000).toFixed(1)} s.`);

const app = createApp({store, uploads, pages: join(root, 'dist/client'), hasFaults: CLINIC_FAULTS === '1'});
const server = app.listen(Number(PORT), HOST, () => {
  console.log(`http://${HOST}:${PORT} – sign in as admin@clinic.example, password ${SEED_PASSWORD}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => store.close());
    server.closeAllConnections();
  });
