import {build} from 'esbuild';
import {readControls} from '../../scripts/lib/controls.mjs';

/** Bundles a script of this folder for a page, like an app in production. */
export async function bundle(name: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [`${import.meta.dirname}/${name}`],
    define: {
      'process.env.NODE_ENV': '"production"',
      CONTROL_RECORDS: JSON.stringify(await readControls()),
    },
    conditions: ['production'],
    jsx: 'automatic',
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}
