/** Uses pages of the built site at random. After each round on an empty page, the site keeps no more than before. */
import type {Page} from 'playwright-core';
import {visit, type Site} from '../site/support.js';
import {bundle} from './bundle.js';
import {Counter, type Counts} from './counts.js';
import {growthOfRounds} from './growth.js';
import {holdersOf} from './holders.js';
import type {} from './walk-page.js';

/** A page with a heading and nothing else: what is left there of other pages is a leak. */
const EMPTY = '/about-us';

/** The pages with the most parts that work together. */
const PAGES = [
  '/tables/orders',
  '/form-example',
  '/all-form-components',
  '/blocks/invoice',
  '/blocks/list',
  '/toasts',
  '/modals',
];

const PAGES_IN_ROUND = 3;
const STEPS_ON_PAGE = 40;

const KEYS =
  'Tab Shift+Tab ArrowDown ArrowUp ArrowRight ArrowLeft Home End PageDown Enter Space Escape Backspace Delete Control+a'.split(
    ' ',
  );
const TEXTS = ['a', '12', 'Ada', '2026-02-30', '-1', 'ä', '99999999', 'ada@example.com'];

/** Numbers from 0 to 1 that depend only on the seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rounds of the same steps, to see whether each leaves something. */
const ROUNDS = 7;

/**
 * The engine compiles code again, and a table that was sorted keeps an index of its 100,000 orders. A downloaded file is free after
 * a minute.
 */
const ALLOWED = {bytes: 5_000_000, timers: 20};

/** What the rounds with a seed have left. */
export interface Walk {
  readonly seed: number;
  readonly rounds: readonly Counts[];
  /** In words; empty if all is well. */
  readonly problems: readonly string[];
}

/** Walks with one seed after the other until the time is over. */
export async function* walk(site: Site, seed: number, minutes: number): AsyncGenerator<Walk> {
  const end = performance.now() + minutes * 60_000;
  const walker = await Walker.on(site);
  const lasts: Counts[] = [];
  for (; performance.now() < end; seed++) {
    const rounds: Counts[] = [];
    while (rounds.length < ROUNDS) rounds.push(await walker.round(seed));
    lasts.push(rounds.at(-1)!);
    const growth = growthOfRounds(rounds, ALLOWED);
    const holders = growth.length > 0 ? await walker.holders() : [];
    yield {seed, rounds, problems: [...growth, ...holders, ...(await walker.problems())]};
  }
  // Also what a round with a new seed adds each time.
  const problems = growthOfRounds(lasts, ALLOWED);
  if (problems.length > 0) yield {seed, rounds: lasts, problems};
}

class Walker {
  readonly #page: Page;
  readonly #counter: Counter;
  /** What went wrong since it was read. */
  readonly #problems: string[];

  private constructor(page: Page, counter: Counter, problems: string[]) {
    this.#page = page;
    this.#counter = counter;
    this.#problems = problems;
  }

  static async on(site: Site): Promise<Walker> {
    const {page, problems} = await site.newPage();
    for (const script of ['watch.ts', 'walk-page.ts'])
      await page.addInitScript({content: await bundle(script)});
    page.on('crash', () => problems.push('The page has crashed.'));
    page.on('download', download => void download.cancel());
    page.on('dialog', dialog => void dialog.dismiss());
    page.context().on('page', other => void other.close());
    await visit(page, EMPTY);
    // From here on, another document would hide what this one keeps.
    await page.route('**', (route, request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame()
        ? route.abort('aborted')
        : route.fallback(),
    );
    return new Walker(page, await Counter.of(page), problems);
  }

  /** Takes a round of random steps, which are the same for the same seed, and counts what it has left. */
  async round(seed: number): Promise<Counts> {
    const random = randomOf(seed);
    await this.#page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    for (let visits = 0; visits < PAGES_IN_ROUND; visits++) {
      await this.#go(oneOf(PAGES, random()));
      for (let step = 0; step < STEPS_ON_PAGE; step++) await this.#step(random);
    }
    await this.#page.mouse.move(0, 0);
    await this.#go(EMPTY);
    return this.#counter.count();
  }

  /** Returns what went wrong since the last time. */
  async problems(): Promise<readonly string[]> {
    const own = await this.#page.evaluate(() => endurance.problems.splice(0));
    return [...new Set([...this.#problems.splice(0), ...own])];
  }

  async holders(): Promise<readonly string[]> {
    return holdersOf(await this.#counter.snapshot());
  }

  #go(path: string): Promise<void> {
    return this.#page.evaluate(to => walkPage.go(to), path);
  }

  async #step(random: () => number): Promise<void> {
    const {keyboard, mouse} = this.#page;
    const kind = random();
    const share = random();
    if (kind < 0.55) {
      const point = await this.#page.evaluate(part => walkPage.point(part), share);
      if (point) await (kind < 0.5 ? mouse.click(point.x, point.y) : mouse.move(point.x, point.y));
    } else if (kind < 0.8) await keyboard.press(oneOf(KEYS, share));
    else if (kind < 0.95) await keyboard.type(oneOf(TEXTS, share));
    else if (kind < 0.98) await this.#go(oneOf(PAGES, share));
    else await this.#page.evaluate(() => history.back());
  }
}

const oneOf = <Item>(items: readonly Item[], share: number): Item => items[Math.floor(share * items.length)]!;
