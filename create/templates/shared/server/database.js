// #only data
/** The SQLite database of the app: a file in the folder `data`, or the path in the variable DATABASE. */
import Database from 'libsql';
import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
// #if tables|forms
import {createPeople} from './people.js';
// #end
// #if signIn
import {createUsers} from './users.js';
// #end

/** Opens the database. Its tables are created, with sample rows, if they do not exist. `:memory:` is for tests. */
export function openDatabase(path = process.env.DATABASE ?? 'data/app.db') {
  if (path !== ':memory:') mkdirSync(dirname(path), {recursive: true});
  const database = new Database(path);
  database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma foreign_keys = on;');
  // #if tables|forms
  createPeople(database);
  // #end
  // #if signIn
  createUsers(database);
  // #end
  return database;
}
