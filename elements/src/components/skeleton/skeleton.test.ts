import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcSkeleton} from './skeleton.define.js';
import './skeleton.define.js';

const make = (attributes: Partial<LcSkeleton> = {}) =>
  fixture<LcSkeleton>(html`${Object.assign(document.createElement('lc-skeleton'), attributes)}`);

const outlines = (skeleton: LcSkeleton) => [...skeleton.shadowRoot!.querySelectorAll('[part=outline]')];

describe('lc-skeleton', () => {
  describe('accessibility', () => {
    for (const shape of ['text', 'circle', 'rectangle'] as const)
      it(`is accessible with the shape ${shape}, in light and dark`, async () => {
        await expectAccessible(await make({shape, lines: 2}));
      });

    it('is hidden from screen readers', async () => {
      const skeleton = await make();
      expect(skeleton.shadowRoot!.querySelector('[part=base]')!.ariaHidden).to.equal('true');
    });
  });

  describe('properties', () => {
    it('is one line of text by default', async () => {
      const skeleton = await make();
      expect([skeleton.shape, outlines(skeleton).length]).to.deep.equal(['text', 1]);
    });

    it('reads its attributes', async () => {
      const skeleton = await fixture<LcSkeleton>(html`<lc-skeleton lines="3"></lc-skeleton>`);
      expect(outlines(skeleton)).to.have.length(3);
    });

    it('is as high as text with as many lines', async () => {
      const place = await fixture<HTMLElement>(
        html`<div>
          <lc-skeleton lines="3"></lc-skeleton>
          <p>A<br />B<br />C</p>
        </div>`,
      );
      place.style.lineHeight = '1.5';
      const [skeleton, text] = place.children as unknown as HTMLElement[];
      text!.style.margin = '0';
      expect(skeleton!.clientHeight).to.equal(text!.clientHeight);
    });

    it('is a circle in the size that the app sets', async () => {
      const skeleton = await make({shape: 'circle'});
      skeleton.style.inlineSize = '60px';
      skeleton.style.blockSize = '60px';
      const [circle] = outlines(skeleton);
      const {width, height} = circle!.getBoundingClientRect();
      expect([width, height, getComputedStyle(circle!).borderRadius]).to.deep.equal([60, 60, '50%']);
    });

    it('is a rectangle that fills its place', async () => {
      const skeleton = await make({shape: 'rectangle'});
      expect([outlines(skeleton)[0]!.clientWidth, skeleton.clientHeight]).to.deep.equal([
        skeleton.clientWidth,
        96,
      ]);
    });

    for (const lines of [0, -1, 1.5, 101, NaN, Infinity, 'two'] as number[])
      it(`warns about ${lines} lines, and shows one`, async () => {
        let skeleton!: LcSkeleton;
        const warnings = await recordWarnings(async () => {
          skeleton = await make({lines});
        });
        expect([outlines(skeleton).length, ...warnings]).to.deep.equal([
          1,
          `<lc-skeleton>: lines must be a whole number from 1 to 100, not ${lines}; 1 is used.`,
        ]);
      });
  });

  describe('look', () => {
    it('shimmers', async () => {
      expect(getComputedStyle(outlines(await make())[0]!).animationName).to.equal('shimmer');
    });

    // Only the test runner of Chromium can emulate reduced motion.
    if (navigator.userAgent.includes('Chrome/'))
      it('is static under reduced motion', async () => {
        await emulateMedia({reducedMotion: 'reduce'});
        try {
          expect(getComputedStyle(outlines(await make())[0]!).animationName).to.equal('none');
        } finally {
          await emulateMedia({reducedMotion: 'no-preference'});
        }
      });
  });
});
