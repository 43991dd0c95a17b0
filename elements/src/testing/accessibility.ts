import {expect} from '@open-wc/testing';
import type * as Axe from 'axe-core';
import * as token from '../styles/token.js';
import {endMotion} from './motion.js';

const SCHEMES = ['light', 'dark'] as const;

/** The color rules of axe, whose results can differ in another color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** All other rules. The first run loads axe. */
function rulesWithoutColors(): string[] {
  const {axe} = globalThis as unknown as {axe: typeof Axe};
  return axe.getRules().flatMap(({ruleId}) => (COLOR_RULES.includes(ruleId) ? [] : [ruleId]));
}

/**
 * Runs axe on an element in light, and its color rules in dark, on the page background of the tokens.
 *
 * @param prepare Called in each color scheme, such as to open a popup, which Firefox does not always paint again.
 */
export async function expectAccessible(element: Element, prepare?: () => Promise<void>): Promise<void> {
  // A failed lookup returns null or undefined, regardless of its type.
  if (!((element as unknown) instanceof Element))
    expect.fail(`expectAccessible needs an element, not ${element}`);
  const page = document.documentElement.style;
  const {style} = document.body;
  style.background = String(token.colorSurface);
  style.color = String(token.colorText);
  try {
    for (const scheme of SCHEMES) {
      page.colorScheme = scheme;
      await prepare?.();
      // Colors cannot be measured during a transition.
      await endMotion();
      const ignoredRules = scheme === 'light' ? [] : rulesWithoutColors();
      await expect(element, `axe in ${scheme}`).to.be.accessible({ignoredRules});
    }
  } finally {
    page.colorScheme = '';
    style.background = '';
    style.color = '';
  }
}
