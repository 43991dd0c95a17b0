/** Renders the pages of the site in the build (`scripts/write-pages.mjs`). */
import {linkStyles} from '@life-changers/react/ssr';
import {prerender} from 'react-dom/static';
import {StaticRouter} from 'react-router-dom';
import {notFound, routes} from './routes.js';
import {Frame} from './shell/frame.js';

export {linkStyles, routes};

/** Returns the HTML of a page when all of its code has loaded, with declarative shadow roots. */
export async function renderPage(path: string): Promise<string> {
  let failure: unknown;
  const page = (
    <StaticRouter location={path}>
      <Frame routes={routes} notFound={notFound} />
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
