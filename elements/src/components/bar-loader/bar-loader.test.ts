import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcBarLoader} from './bar-loader.define.js';
import './bar-loader.define.js';

const make = (attributes: Partial<LcBarLoader> = {}) =>
  fixture<LcBarLoader>(html`${Object.assign(document.createElement('lc-bar-loader'), attributes)}`);

const progress = (loader: LcBarLoader) => loader.shadowRoot!.querySelector<HTMLElement>('[role=progressbar]');
const bar = (loader: LcBarLoader) => loader.shadowRoot!.querySelector<HTMLElement>('[part=bar]')!;
const status = (loader: LcBarLoader) => loader.shadowRoot!.querySelector('[role=status]')!;

/** Waits until the live region has text. */
async function spoken(loader: LcBarLoader): Promise<string> {
  await until(() => status(loader).textContent !== '');
  return status(loader).textContent;
}

describe('lc-bar-loader', () => {
  describe('accessibility', () => {
    for (const loading of [true, false]) {
      it(`is accessible with loading ${loading}, in light and dark`, async () => {
        await expectAccessible(await make({loading}));
      });
    }

    it('is a progress bar without a value', async () => {
      const {ariaValueNow, ariaValueText} = progress(await make({loading: true}))!;
      expect([ariaValueNow, ariaValueText]).to.deep.equal([null, null]);
    });

    it('has no progress bar while nothing loads', async () => {
      expect(progress(await make())).to.equal(null);
    });

    it('has the name Loading', async () => {
      expect(progress(await make({loading: true}))!.ariaLabel).to.equal('Loading');
    });

    it('has its label as its name', async () => {
      expect(progress(await make({loading: true, label: 'Loading people'}))!.ariaLabel).to.equal(
        'Loading people',
      );
    });

    it('has an empty live region at first', async () => {
      expect(status(await make({loading: true})).textContent).to.equal('');
    });

    it('announces politely what loads, after a delay', async () => {
      expect(await spoken(await make({loading: true, label: 'Loading people'}))).to.equal('Loading people');
    });

    it('uses the language of the page', async () => {
      const place = await fixture(html`<div lang="eo"><lc-bar-loader loading></lc-bar-loader></div>`);
      expect(progress(place.querySelector('lc-bar-loader')!)!.ariaLabel).to.equal('Loading');
    });

    it('clears the announcement when loading ends', async () => {
      const loader = await make({loading: true});
      await spoken(loader);
      loader.loading = false;
      await loader.updateComplete;
      expect(status(loader).textContent).to.equal('');
    });
  });

  describe('properties', () => {
    it('is not loading by default', async () => {
      expect((await make()).loading).to.equal(false);
    });

    it('is 3 pixels high', async () => {
      expect((await make({loading: true})).getBoundingClientRect().height).to.equal(3);
    });

    it('keeps its height while nothing loads', async () => {
      const loader = await make({height: 6});
      const before = loader.getBoundingClientRect().height;
      loader.loading = true;
      await loader.updateComplete;
      expect([before, loader.getBoundingClientRect().height]).to.deep.equal([6, 6]);
    });

    it('reads its height from the attribute', async () => {
      const loader = await fixture<LcBarLoader>(html`<lc-bar-loader height="8"></lc-bar-loader>`);
      expect(loader.getBoundingClientRect().height).to.equal(8);
    });

    it('is 3 pixels high again when the attribute is removed', async () => {
      const loader = await fixture<LcBarLoader>(html`<lc-bar-loader height="8"></lc-bar-loader>`);
      loader.removeAttribute('height');
      await loader.updateComplete;
      expect(loader.getBoundingClientRect().height).to.equal(3);
    });

    it('is 3 pixels high, without a warning, if the property is undefined', async () => {
      let loader!: LcBarLoader;
      const warnings = await recordWarnings(async () => {
        loader = await make({height: undefined as never});
      });
      expect([loader.getBoundingClientRect().height, ...warnings]).to.deep.equal([3]);
    });

    for (const height of [0, -4, NaN, Infinity, '12px']) {
      it(`warns about the height ${height} and is 3 pixels high`, async () => {
        let loader!: LcBarLoader;
        const warnings = await recordWarnings(async () => {
          loader = await make({height: height as number});
        });
        expect(loader.getBoundingClientRect().height).to.equal(3);
        expect(warnings).to.deep.equal([
          `<lc-bar-loader>: height must be a number of pixels greater than 0, not ${height}.`,
        ]);
      });
    }

    it('has the state loading while loading', async () => {
      expect((await make({loading: true})).matches(':state(loading)')).to.equal(true);
    });
  });

  describe('look', () => {
    it('moves', async () => {
      expect(getComputedStyle(bar(await make({loading: true}))).animationName).to.equal('run');
    });

    it('moves in the opposite direction from right to left', async () => {
      const place = await fixture(html`<div dir="rtl"><lc-bar-loader loading></lc-bar-loader></div>`);
      const name = getComputedStyle(bar(place.querySelector('lc-bar-loader')!)).animationName;
      expect(name).to.equal('run-rtl');
    });

    it('does not make the page wider', async () => {
      const loader = await make({loading: true});
      expect(loader.scrollWidth).to.equal(loader.clientWidth);
    });

    // Only the test runner of Chromium can emulate reduced motion.
    if (navigator.userAgent.includes('Chrome/'))
      it('is static under reduced motion', async () => {
        await emulateMedia({reducedMotion: 'reduce'});
        try {
          const loader = await make({loading: true});
          expect(getComputedStyle(bar(loader)).animationName).to.equal('none');
        } finally {
          await emulateMedia({reducedMotion: 'no-preference'});
        }
      });
  });
});
