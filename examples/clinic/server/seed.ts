/** What is in the database at first: the same each time, with invented names. Nothing is data of a person. */
import {fold} from '@life-changers/elements/core/table';
import {CITIES, DOCTORS, INSURANCES} from '../shared/patient.js';
import type {Role} from '../shared/roles.js';
import type {Store} from './database.js';
import {hashPassword} from './passwords.js';

const FIRST = [
  ...[
    'Abel',
    'Adina',
    'Alba',
    'Aldo',
    'Anouk',
    'Arlo',
    'Bea',
    'Bruna',
    'Caspar',
    'Celia',
    'Dario',
    'Delia',
    'Elio',
  ],
  ...[
    'Emre',
    'Enya',
    'Fabio',
    'Flora',
    'Gaia',
    'Gino',
    'Hanna',
    'Iben',
    'Ilio',
    'Ines',
    'Ivo',
    'Jona',
    'Kaja',
    'Lara',
  ],
  ...[
    'Leon',
    'Lino',
    'Livia',
    'Luca',
    'Mara',
    'Milo',
    'Mina',
    'Nadia',
    'Nico',
    'Nora',
    'Olga',
    'Orso',
    'Petra',
    'Rafi',
  ],
  ...[
    'Remo',
    'Rosa',
    'Sami',
    'Selma',
    'Silvio',
    'Tara',
    'Teo',
    'Ulla',
    'Vera',
    'Viola',
    'Wim',
    'Yara',
    'Zeno',
    'Zoë',
  ],
];
const SYLLABLES = [
  'ber',
  'cal',
  'dar',
  'fen',
  'gal',
  'lor',
  'mar',
  'nel',
  'rov',
  'sal',
  'tor',
  'val',
  'ven',
  'zan',
];
const ENDINGS = [
  'aldi',
  'ano',
  'elli',
  'eri',
  'ini',
  'ley',
  'man',
  'ner',
  'oni',
  'quist',
  'sen',
  'ton',
  'vik',
  'wald',
];
const REASONS = [
  'Check-up',
  'Follow-up',
  'Vaccination',
  'Blood test',
  'Back pain',
  'Skin',
  'Prescription',
  'Consultation',
];

/** A sequence of numbers from 0 to 1 that is the same each time (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = sequence(49);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
const upTo = (count: number): number => Math.floor(random() * count);
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A day as text, so many days after another. */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

function patient(id: number, today: string) {
  const first = oneOf(FIRST);
  const last = capitalized(oneOf(SYLLABLES) + (random() < 0.4 ? oneOf(SYLLABLES) : '') + oneOf(ENDINGS));
  const name = `${first} ${last}`;
  const email = `${fold(first)}.${fold(last)}.${id}@mail.example`;
  const city = oneOf(CITIES);
  const phone = `+39 555 ${String(1_000_000 + id * 7).slice(-7)}`;
  const chance = random();
  return {
    id,
    name,
    born: `${1930 + upTo(94)}-${twoDigits(1 + upTo(12))}-${twoDigits(1 + upTo(28))}`,
    city,
    insurance: chance < 0.7 ? INSURANCES[0] : chance < 0.92 ? INSURANCES[1] : INSURANCES[2],
    doctor: oneOf(DOCTORS),
    status: chance < 0.62 ? 'active' : chance < 0.74 ? 'waiting' : 'discharged',
    balance: random() < 0.7 ? 0 : Math.round(random() * 60_000) / 100,
    lastVisit: dayAfter(today, -upTo(1200)),
    phone,
    email,
    foldedName: fold(name),
    folded: fold([name, city, email, phone].join(' ')),
  };
}

const BATCH = 10_000;

/** Adds rows that are objects with the same keys, in a few statements. `keys` are those of this file. */
function insert(store: Store, table: string, rows: readonly object[]): void {
  const keys = Object.keys(rows[0]!);
  const values = keys.map(key => `value ->> '${key}'`).join(', ');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    store.run(`INSERT INTO ${table} (${keys.join(', ')}) SELECT ${values} FROM json_each(?)`, [batch]);
  }
}

const PRICES: readonly (readonly [service: string, kind: string, minutes: number, price: number])[] = [
  ['First visit', 'visit', 30, 90],
  ['Follow-up visit', 'visit', 15, 50],
  ['Visit at home', 'visit', 45, 140],
  ['Phone consultation', 'visit', 10, 25],
  ['Blood count', 'laboratory', 5, 18.5],
  ['Cholesterol', 'laboratory', 5, 12],
  ['Vitamin D', 'laboratory', 5, 29],
  ['Urine test', 'laboratory', 5, 9.5],
  ['Allergy panel', 'laboratory', 20, 110],
  ['Ultrasound, abdomen', 'imaging', 25, 85],
  ['Ultrasound, thyroid', 'imaging', 20, 75],
  ['X-ray, chest', 'imaging', 10, 48],
  ['ECG', 'imaging', 15, 40],
  ['Influenza vaccine', 'vaccination', 10, 28],
  ['Tetanus vaccine', 'vaccination', 10, 32],
  ['Travel vaccination plan', 'vaccination', 30, 65],
  ['Physiotherapy, 30 minutes', 'therapy', 30, 45],
  ['Physiotherapy, 60 minutes', 'therapy', 60, 80],
  ['Wound dressing', 'therapy', 15, 22],
  ['Medical certificate', 'visit', 10, 30],
];

const USERS: readonly (readonly [name: string, role: Role])[] = [
  ['Ada Admin', 'admin'],
  ['Dora Doctor', 'doctor'],
  ['Dan Desk', 'desk'],
];

/** Every user of the seed has this password. */
export const SEED_PASSWORD = 'clinic-demo';

/** Fills an empty database. Returns how many milliseconds it took, or null if it has rows already. */
export async function seed(store: Store, count: number, today: string): Promise<number | null> {
  if (store.first('SELECT 1 FROM users LIMIT 1') !== null) return null;
  const start = performance.now();
  const users = await Promise.all(
    USERS.map(async ([name, role], index) => ({
      id: index + 1,
      name,
      email: `${role}@clinic.example`,
      role,
      ...(await hashPassword(SEED_PASSWORD)),
    })),
  );
  store.together(() => {
    insert(store, 'users', users);
    insert(
      store,
      'patients',
      Array.from({length: count}, (_, index) => patient(index + 1, today)),
    );
    insert(store, 'appointments', appointments(count, today));
    insert(
      store,
      'prices',
      PRICES.map(([service, kind, minutes, price]) => ({service, kind, minutes, price})),
    );
  });
  return performance.now() - start;
}

/** Appointments from a week ago to two weeks ahead. */
function appointments(patientCount: number, today: string): object[] {
  return Array.from({length: 21}, (_, day) => day - 7).flatMap(day =>
    DOCTORS.slice(0, 3).flatMap(doctor =>
      [8.5, 9, 10.5, 11, 14, 15.5].flatMap(hour =>
        random() < 0.3
          ? []
          : {
              patientId: 1 + upTo(patientCount),
              doctor,
              start: `${dayAfter(today, day)}T${twoDigits(Math.floor(hour))}:${hour % 1 === 0 ? '00' : '30'}`,
              minutes: oneOf([15, 30]),
              reason: oneOf(REASONS),
              status: day < 0 ? 'done' : 'planned',
            },
      ),
    ),
  );
}
