import {existsSync} from 'node:fs';
import {build} from 'esbuild';
import {componentNames, inRoot} from './workspace.mjs';

/** Returns the file with the record of a form control. */
export const controlFile = name => inRoot('elements/src/components', name, `${name}.control.ts`);

/** Returns the names of all form controls, sorted: the elements with a record. */
export const controlNames = () => componentNames().filter(name => existsSync(controlFile(name)));

/**
 * Reads the records of form controls, by default of all.
 *
 * @returns {Promise<Readonly<Record<string, import('../../elements/src/testing/control-record.js').ControlRecord>>>} by name
 */
export async function readControls(names = controlNames()) {
  const exports = names.map(name => `export {control as '${name}'} from '${controlFile(name)}';`);
  const {outputFiles} = await build({
    stdin: {contents: exports.join('\n'), resolveDir: inRoot()},
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
