/** The comparison finds a pixel that has changed, and nothing else. `npm run pictures -- --compare` runs it too. */
import assert from 'node:assert/strict';
import {after, before, it} from 'node:test';
import {baselineOf, differences} from './baseline.js';
import {LOOKS, takePictures, type Pictures} from './take-pictures.js';
import {launchPinned, NOT_INSTALLED} from './engine.js';
import {startSite, visit, type Site} from '../site/support.js';

let site: Site | null = null;
before(async () => {
  const browser = await launchPinned();
  if (browser !== null) site = await startSite(browser);
});
after(() => site?.close());

it('a state looks the same until its element has a pixel of a slightly different color', async context => {
  if (site === null) return context.skip(NOT_INSTALLED);
  const {page} = await site.newPage();
  await visit(page, '/badges');
  const baseline = baselineOf(await takePictures(page));
  const different = (pictures: Pictures) =>
    LOOKS.flatMap(look => differences(baseline, look, pictures[look]).map(({name}) => `${name}, ${look}`));
  assert.deepEqual(different(await takePictures(page)), []);

  await page
    .locator('.glance figure', {hasText: 'Dots'})
    .locator('lc-badge')
    .first()
    .evaluate(badge => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[part~=base] {
        background-image: linear-gradient(rgb(0 0 0 / 0.02) 0 0);
        background-position: center;
        background-repeat: no-repeat;
        background-size: 1px 1px; }`);
      badge.shadowRoot!.adoptedStyleSheets.push(sheet);
    });
  assert.deepEqual(
    different(await takePictures(page)),
    LOOKS.map(look => `At a glance: Dots, ${look}`),
  );
});
