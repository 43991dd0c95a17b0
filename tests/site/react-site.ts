/** A page that React renders on a server, in a browser where its script arrives late. */
import {after, before} from 'node:test';
import {browserScript, serverPage, type ReactVersion, type ServerPage} from '../react/bundles.js';
import {latePage, openLate, stylesheet, type LatePage} from './late-page.js';
import {startSite, type Site} from './support.js';

export interface ReactSite {
  /** The HTML of React. */
  readonly html: () => string;
  /** Opens the page. It may run inline scripts with the nonce. */
  readonly open: (nonce?: string) => Promise<Omit<LatePage, 'start'> & {hydrate: () => Promise<void>}>;
  readonly release: Site['release'];
}

/**
 * Renders a page before the tests of a suite, and closes the site after them.
 *
 * @param script The script that hydrates the page, a file in `tests/react`.
 */
export function reactSite(
  version: ReactVersion,
  render: (page: ServerPage) => string | Promise<string>,
  script?: string,
): ReactSite {
  let site: Site;
  let html: string;
  let code: string;

  before(async () => {
    site = await startSite();
    const page = await serverPage(version);
    page.linkStyles(stylesheet);
    html = await render(page);
    code = await browserScript(version, script);
  });
  after(() => site.close());

  return {
    html: () => html,
    open: async nonce => {
      const {start, ...rest} = await openLate(site, latePage(`<div id="root">${html}</div>`), nonce);
      return {...rest, hydrate: () => start(code)};
    },
    release: page => site.release(page),
  };
}
