/**
 * Compares the pictures of pages with their baseline, pixel for pixel. `npm run pictures` sets `PICTURES`: to `keep` them to
 * look at, to `update` the baseline as well, or to `compare` them alone.
 */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import * as store from './baseline.js';
import {engineOf, NOT_INSTALLED, type Engine} from './engine.js';
import {LOOKS, takePictures} from './take-pictures.js';

const {PICTURES: task, REQUIRE_PICTURES: required} = process.env;
const isComparing = task === undefined || task === 'compare';

/** Whether only the pages with pictures are needed. */
export const isForPictures = task !== undefined;

export class Comparison {
  readonly #engine: Engine | null;
  readonly #baseline = store.readBaseline();
  readonly #taken: Record<string, store.PageBaseline> = {};
  #isDifferent = false;

  constructor(engine: Engine | null) {
    this.#engine = engine;
    const {browser} = this.#baseline.engine;
    if (required === 'true')
      assert.equal(engine?.browser, browser, 'This is not the engine of the pictures.');
  }

  /** @param browser The one of `launchPinned`. */
  static async start(browser: Browser | null): Promise<Comparison> {
    return new Comparison(browser && (await engineOf(browser)));
  }

  /** Why pictures cannot be the same here, or null. */
  get obstacle(): string | null {
    const [{engine}, here] = [this.#baseline, this.#engine];
    if (here === null) return NOT_INSTALLED;
    if (!isComparing) return null;
    if (here.browser !== engine.browser)
      return `The pictures are of Chromium ${engine.browser}, and this is ${here.browser}: "npm run pictures -- --update".`;
    if (here.rendering !== engine.rendering)
      return `Chromium draws text or gradients differently here: ${here.rendering}, and in the pictures ${engine.rendering}.`;
    return null;
  }

  /** The pages of the baseline. */
  get paths(): string[] {
    return Object.keys(this.#baseline.pages);
  }

  /** Returns what differs from the baseline: a line for each state or example in a look. */
  async check(page: Page, path: string): Promise<string[]> {
    const baseline = this.#baseline.pages[path] ?? {};
    const taken = await takePictures(
      page,
      (pictures, look) => store.differences(baseline, look, pictures).length === 0,
    );
    this.#taken[path] = store.baselineOf(taken);
    if (!isComparing) {
      store.keepPictures(path, taken);
      return [];
    }
    const differing = LOOKS.flatMap(look =>
      store.differences(baseline, look, taken[look]).map(difference => ({...difference, look})),
    );
    if (differing.length === 0) return [];
    this.#isDifferent = true;
    for (const {name, look} of differing) {
      const picture = taken[look].find(other => other.name === name);
      if (picture) store.keepPicture(path, picture, look, '.new');
    }
    return [
      ...differing.map(({name, look, expected, actual}) => `${name}, ${look}: ${expected} → ${actual}`),
      `The new pictures are in ${store.FOLDER}${path}.`,
    ];
  }

  /** Writes the new baseline; if some pictures differ, for those who cannot take them, beside the pictures. */
  finish(): void {
    if (this.#engine === null) return;
    const next = {
      engine: this.#engine,
      pages: {...(task === 'update' ? {} : this.#baseline.pages), ...this.#taken},
    };
    if (task === 'update') store.writeBaseline(next);
    else if (this.#isDifferent) store.writeBaseline(next, store.NEW_BASELINE);
  }
}
