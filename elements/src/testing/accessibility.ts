import {expect} from '@open-wc/testing';
import * as token from '../styles/token.js';
import {endMotion} from './motion.js';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Runs axe on an element in light and dark, on the page background of the tokens.
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
      await expect(element, `axe in ${scheme}`).to.be.accessible();
    }
  } finally {
    page.colorScheme = '';
    style.background = '';
    style.color = '';
  }
}
