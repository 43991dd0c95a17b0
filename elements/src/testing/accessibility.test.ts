import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from './accessibility.js';

/** The message with which it fails. */
const failureOf = (element: Element) =>
  expectAccessible(element).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('expectAccessible', () => {
  it('passes for text, which has the colors of the tokens in light and dark', async () => {
    expect(await failureOf(await fixture(html`<p>Text</p>`))).to.equal('none');
  });

  it('fails for a button without a name', async () => {
    expect(await failureOf(await fixture(html`<button></button>`))).to.contain('button-name');
  });

  it('fails for text that nobody can read in dark', async () => {
    const text = await fixture(html`<p style="color: light-dark(#000, #333)">Text</p>`);
    expect(await failureOf(text)).to.contain('color-contrast');
  });

  for (const nothing of [undefined, null]) {
    it(`fails for ${nothing}`, async () => {
      expect(await failureOf(nothing as never)).to.contain(`needs an element, not ${nothing}`);
    });
  }
});
