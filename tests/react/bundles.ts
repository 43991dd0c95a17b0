/** Bundles the page with both supported versions of React. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, type BuildOptions} from 'esbuild';
import {readControls} from '../../scripts/lib/controls.mjs';

export const REACT_VERSIONS = ['18', '19'] as const;
export type ReactVersion = (typeof REACT_VERSIONS)[number];

/** The page on a server. */
export interface ServerPage {
  readonly version: string;
  readonly linkStyles: (stylesheet: ((tag: string) => string) | undefined) => void;
  readonly asString: () => string;
  readonly controls: () => string;
  readonly form: () => string;
  readonly asStream: () => Promise<string>;
  readonly asParts: (nonce: string) => Promise<string>;
}

const CACHE = fileURLToPath(new URL('../../.cache/react-on-server', import.meta.url));

async function bundle(name: string, version: ReactVersion, options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(import.meta.dirname, name)],
    alias: version === '18' ? {react: 'react-18', 'react-dom': 'react-dom-18'} : {},
    define: {
      'process.env.NODE_ENV': '"development"',
      CONTROL_RECORDS: JSON.stringify(await readControls()),
    },
    conditions: ['development'],
    jsx: 'automatic',
    bundle: true,
    write: false,
    target: 'es2022',
    ...options,
  });
  return outputFiles![0]!.text;
}

/** Returns the page on a server with a version of React. The elements are those of all bundles. */
export async function serverPage(version: ReactVersion): Promise<ServerPage> {
  const code = await bundle('server.tsx', version, {
    platform: 'node',
    format: 'esm',
    external: ['@life-changers/elements', '@lit-labs/*', 'lit'],
    banner: {
      js: `import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);`,
    },
  });
  const folder = join(CACHE, `${process.pid}`);
  const file = join(folder, `server-${version}.mjs`);
  await mkdir(folder, {recursive: true});
  await writeFile(file, code);
  const page = (await import(pathToFileURL(file).href)) as ServerPage;
  await rm(folder, {recursive: true});
  return page;
}

/** Returns the script of a page with a version of React. */
export const browserScript = (version: ReactVersion, name = 'browser.tsx'): Promise<string> =>
  bundle(name, version, {format: 'iife'});
