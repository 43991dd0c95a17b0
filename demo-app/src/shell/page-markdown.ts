import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** What works only on the page: pictures of states, controls, and live examples, whose code follows. */
const LEFT_OUT =
  'nav, button, search, .glance, .anatomy, .example-canvas, .example-bar, .playground, [hidden]';

const HEADINGS = 'h1, h2, h3, h4';

/** Returns the text of the current page as Markdown, with absolute links. */
export function pageMarkdown(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  // A heading links to itself.
  for (const heading of copy.querySelectorAll(HEADINGS)) heading.textContent = heading.textContent.trim();
  const service = new TurndownService({headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced'});
  service.use(gfm);
  // As a node: the security policy of the site does not let scripts parse HTML.
  return `${service.turndown(copy as HTMLElement)}\n\nFrom ${location.href}\n`;
}
