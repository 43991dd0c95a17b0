/** Finds programs like a shell. */
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

/** Returns the full path of a command, or undefined if it is not in PATH. */
export function which(command) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map(folder => join(folder, command)).find(isExecutable);
}
