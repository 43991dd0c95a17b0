/** Runs in the pages of `walks.ts`: finds what a user could act on, and goes from page to page without a load. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  var walkPage: {
    /** Scrolls to something to act on, and returns its center; null if there is nothing. */
    point(share: number): Point | null;
    /** Shows a page of the site in the same document. */
    go(path: string): Promise<void>;
  };
}

const TARGETS =
  'a[href], button, input, select, textarea, summary, label, th, td, [role], [tabindex], [contenteditable]';

/** Frames that the site gets to render a page, and to load its code. */
const FRAMES = 12;

function* targetsIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(TARGETS)) yield element;
    if (element.shadowRoot) yield* targetsIn(element.shadowRoot);
  }
}

/** A modal makes what is behind it inert, which the user can still click at. */
function point(share: number): Point | null {
  const open = document.querySelector('dialog:modal') ?? document;
  const targets = [...targetsIn(open)].filter(element => element.checkVisibility());
  const target = targets[Math.floor(share * targets.length)];
  if (target === undefined) return null;
  target.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = target.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}

/** The router hears of the new address like after a step back. */
async function go(path: string): Promise<void> {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', {state: null}));
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
}

globalThis.walkPage = {point, go};
// A print dialog would wait for its user.
globalThis.print = () => {};
