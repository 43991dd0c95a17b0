import {expect} from '@open-wc/testing';

const SCHEMES = ['light', 'dark'] as const;

/** Lets axe look at an element in light and in dark, on the ground that the tokens give a page. */
export async function expectAccessible(element: Element): Promise<void> {
  // A colour on its way from light to dark is no colour to measure.
  document.documentElement.style.setProperty('--lc-duration', '0ms');
  for (const scheme of SCHEMES) {
    document.documentElement.style.colorScheme = scheme;
    document.body.style.background = scheme === 'light' ? '#ffffff' : '#14191d';
    document.body.style.color = scheme === 'light' ? '#182127' : '#e8edf0';
    await expect(element, `axe in ${scheme}`).to.be.accessible();
  }
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
}
