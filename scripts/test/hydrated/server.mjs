/** Renders the elements of test pages on a server, from their sources. */
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {inRoot} from '../../lib/workspace.mjs';
import {publishedTemplates} from '../bundle.mjs';

const OUTPUT = inRoot('.cache/hydrated/prerender.mjs');

/** The module that takes the place of `@open-wc/testing`. */
const TESTING = inRoot('elements/src/testing/hydrated/testing.ts');

/** A plugin of esbuild. Test files get a `fixture` that is rendered on the server. */
export const hydratedFixtures = {
  name: 'hydrated-fixtures',
  setup({onResolve}) {
    onResolve({filter: /^@open-wc\/testing$/}, ({importer}) =>
      importer === TESTING ? undefined : {path: TESTING},
    );
  },
};

/** Returns a plugin of the test runner's server that renders fixtures. */
export async function prerenderPlugin() {
  const render = await loadPrerender();
  return {
    name: 'prerender',
    executeCommand: ({command, payload}) => (command === 'prerender' ? render(payload.html) : undefined),
  };
}

/** From the sources, like the elements in the browser. */
async function loadPrerender() {
  await build({
    entryPoints: [inRoot('elements/src/server/prerender.ts')],
    outfile: OUTPUT,
    bundle: true,
    packages: 'external',
    // The packages list their side effects in `dist`, not in `src`.
    ignoreAnnotations: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    tsconfig: inRoot('tsconfig.base.json'),
    plugins: [publishedTemplates],
    logLevel: 'error',
  });
  const {prerender} = await import(pathToFileURL(OUTPUT).href);
  return html => withoutWarnings(() => prerender(html));
}

/** The browser gives the same warnings. Only an element that fails to render is an error. */
function withoutWarnings(render) {
  const {warn} = console;
  const failures = [];
  console.warn = (text, ...rest) => {
    if (/it is not prerendered/.test(text)) failures.push([text, ...rest].join(' '));
  };
  try {
    return {html: render(), failures};
  } finally {
    console.warn = warn;
  }
}
