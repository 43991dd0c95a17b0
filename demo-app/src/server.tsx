/** Renders the pages of the site in the build (`scripts/site/render-pages.mjs`). */
import {linkStyles} from '@life-changers/react/ssr';
import {prerender} from 'react-dom/static';
import {sampleHtml} from './site/api/playground/sample-on-server.js';
import {SampleHtml} from './site/api/playground/sample-html.js';
import {StaticRouter} from 'react-router-dom';
import {notFound, routes} from './routes.js';
import {Frame} from './site/frame/frame.js';
import {documentTitleOf} from './site/site.js';

export {documentTitleOf, routes};

declare global {
  /** Called with the id of each module that is imported while the code runs (`scripts/site/imported-modules.mjs`). */
  var reportImport: ((id: string) => void) | undefined;
}

/** Returns the ids of the modules that a function imports. */
export async function importedBy(load: () => Promise<void>): Promise<readonly string[]> {
  const ids: string[] = [];
  globalThis.reportImport = id => void ids.push(id);
  await load();
  globalThis.reportImport = undefined;
  return ids;
}

/** Returns the HTML of a page when all of its code has loaded, with declarative shadow roots. */
export async function renderPage(path: string, stylesheet: (tag: string) => string): Promise<string> {
  linkStyles(stylesheet);
  let failure: unknown;
  const page = (
    <StaticRouter location={path}>
      <SampleHtml value={sampleHtml(stylesheet)}>
        <Frame routes={routes} notFound={notFound} isRendered />
      </SampleHtml>
    </StaticRouter>
  );
  const {prelude} = await prerender(page, {
    // Larger boundaries would come after the page, with an inline script.
    progressiveChunkSize: Infinity,
    onError: error => void (failure ??= error),
  });
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw new Error(`${path} could not be rendered.`, {cause: failure});
  return html;
}
