/** Looks for programs as a shell does. */
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of a command; undefined when PATH has none. */
export function which(command) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map(folder => join(folder, command)).find(isExecutable);
}
