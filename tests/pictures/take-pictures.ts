/** Takes pictures of the states and the examples of a component on its page. */
import {setTimeout as delay} from 'node:timers/promises';
import type {CDPSession, Page} from 'playwright-core';
import {cut, decodePng, type Bitmap} from './png.js';

export const LOOKS = ['light', 'dark', 'right-to-left'] as const;
export type Look = (typeof LOOKS)[number];

export interface Picture {
  /** The name of the state or example. */
  readonly name: string;
  readonly bitmap: Bitmap;
}

export type Pictures = Readonly<Record<Look, readonly Picture[]>>;

/** What runs on the page, without its code. */
const CELLS = '.glance-live, .stage > *';

/**
 * Hides what is between the cells, so that there is less to draw, and undoes what depends on it: a stage is narrower beside code
 * that is open.
 */
const STYLES = `
  .bench-side, .site-bar, .site-footer, .page-header, .component-tabs { display: none !important; }
  .bench { display: block !important; }
  .stage > * { inline-size: auto !important; margin: 0 !important; max-inline-size: none !important; }
  ${CELLS} { position: relative !important; }
  * { caret-color: transparent !important; }`;

/** Milliseconds between two pictures that are compared to see whether the page still changes. */
const PAUSE = 300;
const MOST_TAKES = 10;
const MOST_ROUNDS = 5;

/**
 * Takes all pictures of the page in each look.
 *
 * @param isExpected Whether the pictures are as expected. Others are taken again until nothing changes any more.
 */
export async function takePictures(
  page: Page,
  isExpected: (pictures: readonly Picture[], look: Look) => boolean = () => false,
): Promise<Pictures> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(addStyles, STYLES);
  const taken = {} as Record<Look, readonly Picture[]>;
  for (const look of LOOKS) {
    await show(page, look);
    taken[look] = await takeStill(page, session, pictures => isExpected(pictures, look));
  }
  await show(page, 'light');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await session.detach();
  return taken;
}

function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

async function show(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({colorScheme: look === 'dark' ? 'dark' : 'light'});
  await page.evaluate(
    dir => {
      document.documentElement.dir = dir;
    },
    look === 'right-to-left' ? 'rtl' : '',
  );
}

async function takeStill(
  page: Page,
  session: CDPSession,
  isExpected: (pictures: readonly Picture[]) => boolean,
): Promise<readonly Picture[]> {
  let pictures = await takeOnce(page, session);
  for (let takes = 1; !isExpected(pictures) && takes < MOST_TAKES; takes += 1) {
    await delay(PAUSE);
    const before = pictures;
    pictures = await takeOnce(page, session);
    if (pictures.every(({bitmap}, index) => before[index]?.bitmap.data.equals(bitmap.data))) break;
  }
  return pictures;
}

async function takeOnce(page: Page, session: CDPSession): Promise<Picture[]> {
  // The end of a motion can be the start of the next.
  for (let rounds = 0; (await page.evaluate(settle)) && rounds < MOST_ROUNDS; rounds += 1);
  const cells = await page.evaluate(placeCells, CELLS);
  if (cells.length === 0) return [];
  const [left, top] = [Math.min(...cells.map(({x}) => x)), Math.min(...cells.map(({y}) => y))];
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: {
      x: left,
      y: top,
      width: Math.max(...cells.map(({x, width}) => x + width)) - left,
      height: Math.max(...cells.map(({y, height}) => y + height)) - top,
      scale: 1,
    },
  });
  // One picture of all cells takes less time than one of each.
  const all = decodePng(Buffer.from(data, 'base64'));
  return cells.map(({name, x, y, ...size}) => ({name, bitmap: cut(all, x - left, y - top, size)}));
}

/**
 * Waits for fonts and images, and ends what moves: at its end, or at its start if it goes on for ever. Returns whether
 * anything did.
 */
async function settle(): Promise<boolean> {
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const roots: (Document | ShadowRoot)[] = [document];
  const images: Promise<void>[] = [];
  let isMoving = false;
  for (const root of roots) {
    for (const animation of root.getAnimations()) {
      if (animation.timeline !== document.timeline || animation.playState !== 'running') continue;
      isMoving = true;
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element instanceof HTMLImageElement) images.push(element.decode().catch(() => {}));
    }
  }
  await Promise.all([document.fonts.ready, ...images]);
  return isMoving;
}

/**
 * Moves each cell to whole pixels, so that its picture does not depend on the height of what is above it, and returns their
 * names and places. It has no functions with names, because the compiler adds code to them that the browser does not have.
 */
function placeCells(selector: string) {
  scrollTo(0, 0);
  const found: {name: string; x: number; y: number; width: number; height: number}[] = [];
  for (const cell of document.querySelectorAll<HTMLElement>(selector)) {
    cell.style.left = cell.style.top = '0px';
    const {x, y} = cell.getBoundingClientRect();
    cell.style.left = `${Math.round(x) - x}px`;
    cell.style.top = `${Math.round(y) - y}px`;
    const {width, height} = cell.getBoundingClientRect();
    const state = cell.closest('figure')?.querySelector('figcaption')?.textContent;
    const example = cell.closest('section')?.querySelector('h2')?.textContent;
    const name = state === undefined ? (example ?? '') : `At a glance: ${state}`;
    const count = found.filter(other => other.name.replace(/ \d+$/, '') === name).length;
    found.push({
      name: count === 0 ? name : `${name} ${count + 1}`,
      x: Math.round(x),
      y: Math.round(y),
      width: Math.ceil(width),
      height: Math.ceil(height),
    });
  }
  return found;
}
