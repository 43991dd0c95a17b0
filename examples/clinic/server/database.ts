/** The database: SQLite in a file. All values are bound to statements, and never written into them. */
import Database from 'libsql';

export type Value = string | number | null;

export class Store {
  readonly #database: Database.Database;

  /** @param path A file, or `:memory:`. */
  constructor(path: string) {
    this.#database = new Database(path);
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;');
    this.#database.exec(TABLES);
  }

  all<Row>(sql: string, values: readonly Value[] = []): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[];
  }

  first<Row>(sql: string, values: readonly Value[] = []): Row | null {
    return this.all<Row>(sql, values)[0] ?? null;
  }

  /** Returns how many rows have changed, and the ID of an added row. */
  run(sql: string, values: readonly Value[] = []): {changes: number; id: number} {
    const {changes, lastInsertRowid} = this.#database.prepare(sql).run(...values);
    return {changes, id: Number(lastInsertRowid)};
  }

  /** All of it, or nothing. */
  together<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** `folded` columns are without case and accents, for the search and the filters. */
const TABLES = `
CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  salt TEXT NOT NULL,
  password TEXT NOT NULL,
  views TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  ends INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS patients (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  born TEXT NOT NULL,
  city TEXT NOT NULL,
  insurance TEXT NOT NULL,
  insuranceNumber TEXT NOT NULL DEFAULT '',
  doctor TEXT NOT NULL,
  status TEXT NOT NULL,
  balance REAL NOT NULL,
  lastVisit TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  allergies TEXT NOT NULL DEFAULT '[]',
  notes TEXT NOT NULL DEFAULT '',
  foldedName TEXT NOT NULL,
  folded TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS patientsByName ON patients (foldedName, id);
CREATE INDEX IF NOT EXISTS patientsByEmail ON patients (email);
CREATE TABLE IF NOT EXISTS files (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  userId INTEGER NOT NULL REFERENCES users (id),
  patientId INTEGER REFERENCES patients (id) ON DELETE CASCADE
) STRICT;
CREATE TABLE IF NOT EXISTS appointments (
  id INTEGER PRIMARY KEY,
  patientId INTEGER NOT NULL REFERENCES patients (id) ON DELETE CASCADE,
  doctor TEXT NOT NULL,
  start TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  reason TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'planned'
) STRICT;
CREATE INDEX IF NOT EXISTS appointmentsByStart ON appointments (start);
CREATE INDEX IF NOT EXISTS appointmentsByPatient ON appointments (patientId);
CREATE TABLE IF NOT EXISTS prices (
  id INTEGER PRIMARY KEY,
  service TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  price REAL NOT NULL
) STRICT;
`;
