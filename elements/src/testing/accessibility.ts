import {expect} from '@open-wc/testing';
import {systemTokens} from '../styles/tokens.js';
import {endMotion} from './motion.js';

const SCHEMES = ['light', 'dark'] as const;

/** Lets axe look at an element in light and in dark, on the background that the tokens give a page. */
export async function expectAccessible(element: Element): Promise<void> {
  // A lookup that went wrong gives null or undefined, whatever its type says.
  if (!((element as unknown) instanceof Element))
    expect.fail(`expectAccessible needs an element, not ${element}`);
  const page = document.documentElement.style;
  const {style} = document.body;
  style.background = systemTokens['color-surface'];
  style.color = systemTokens['color-text'];
  try {
    for (const scheme of SCHEMES) {
      page.colorScheme = scheme;
      // A color on its way, from light to dark or to full opacity, is not a color to measure.
      await endMotion();
      await expect(element, `axe in ${scheme}`).to.be.accessible();
    }
  } finally {
    page.colorScheme = '';
    style.background = '';
    style.color = '';
  }
}
