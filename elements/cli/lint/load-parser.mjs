import {createRequire} from 'node:module';
import {dirname, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {UsageError} from '../usage-error.mjs';

const loaded = new Map();

/**
 * Loads a parser that the project of a file has installed.
 *
 * @param {string} name the module, such as `vue/compiler-sfc`
 * @param {string} file the file to parse, for the folder and the message
 */
export async function loadParser(name, file) {
  const path = resolve(dirname(file), 'file.js');
  const found = find(name, path) ?? find(name, resolve('file.js')) ?? find(name, import.meta.filename);
  if (found === null) {
    const [packageName] = name.split('/');
    throw new UsageError(
      `To check ${file}, install ${packageName}: npm install --save-dev ${packageName}. Other files need no ${packageName}.`,
    );
  }
  if (!loaded.has(found)) loaded.set(found, import(pathToFileURL(found).href));
  const module = await loaded.get(found);
  return module.default ?? module;
}

function find(name, from) {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return null;
  }
}
