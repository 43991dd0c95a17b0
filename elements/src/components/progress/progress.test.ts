import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcProgress} from './progress.define.js';
import './progress.define.js';

const make = (attributes: Partial<LcProgress> = {}) =>
  fixture<LcProgress>(
    html`${Object.assign(document.createElement('lc-progress'), {label: 'Upload', ...attributes})}`,
  );

const base = (element: LcProgress) => element.shadowRoot!.querySelector<HTMLElement>('[role=progressbar]')!;
const part = (element: LcProgress, name: string) => element.shadowRoot!.querySelector(`[part=${name}]`);
const width = (element: Element) => element.getBoundingClientRect().width;

/** Returns the completed share of a bar, once its transition is over. */
function shareOf(element: LcProgress): number {
  const bar = part(element, 'bar')!;
  for (const animation of bar.getAnimations()) animation.finish();
  return Math.round((width(bar) / width(part(element, 'track')!)) * 100);
}

describe('lc-progress', () => {
  describe('accessibility', () => {
    const states: Record<string, Partial<LcProgress>> = {
      'a bar': {value: 0.4, showValue: true},
      'a bar without a value': {},
      'a ring': {value: 0.4, shape: 'ring', showValue: true},
      'a ring without a value': {shape: 'ring'},
    };
    for (const [title, attributes] of Object.entries(states))
      it(`is accessible as ${title}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });

    it('reports its value, its maximum, and its value in words', async () => {
      const {ariaValueMin, ariaValueNow, ariaValueMax, ariaValueText} = base(await make({value: 3, max: 8}));
      expect([ariaValueMin, ariaValueNow, ariaValueMax, ariaValueText]).to.deep.equal(['0', '3', '8', '37%']);
    });

    it('reports no value while nobody knows it', async () => {
      const {ariaValueNow, ariaValueText} = base(await make());
      expect([ariaValueNow, ariaValueText]).to.deep.equal([null, null]);
    });

    it('reports its own text instead of a percentage', async () => {
      const element = await make({value: 3, max: 8, valueText: '3 of 8 files'});
      expect(base(element).ariaValueText).to.equal('3 of 8 files');
    });

    it('has its label as its name', async () => {
      expect(base(await make()).ariaLabel).to.equal('Upload');
    });

    it('has the text of an element outside as its name', async () => {
      const place = await fixture(
        html`<div>
          <p id="outside">Storage</p>
          <lc-progress aria-labelledby="outside"></lc-progress>
        </div>`,
      );
      expect(base(place.querySelector('lc-progress')!).ariaLabel).to.equal('Storage');
    });

    it('has a name in the language of the page if it has no label', async () => {
      const place = await fixture(html`<div lang="de"><lc-progress></lc-progress></div>`);
      expect(base(place.querySelector('lc-progress')!).ariaLabel).to.equal('Loading');
    });
  });

  describe('properties', () => {
    it('has no value by default', async () => {
      const {value, max, position} = await make();
      expect([value, max, position]).to.deep.equal([null, 1, -1]);
    });

    it('reads its attributes', async () => {
      const element = await fixture<LcProgress>(
        html`<lc-progress value="30" max="60" value-text="Half" show-value></lc-progress>`,
      );
      expect([element.value, element.max, part(element, 'value')!.textContent]).to.deep.equal([
        30,
        60,
        'Half',
      ]);
    });

    it('fills the share of the bar', async () => {
      expect(shareOf(await make({value: 3, max: 4}))).to.equal(75);
    });

    it('fills the bar from the right in right-to-left pages', async () => {
      const place = await fixture(
        html`<div dir="rtl"><lc-progress value="0.4" label="Upload"></lc-progress></div>`,
      );
      const element = place.querySelector('lc-progress')!;
      const edge = (name: string) => Math.round(part(element, name)!.getBoundingClientRect().right);
      expect(edge('bar')).to.equal(edge('track'));
    });

    it('has no visible value by default', async () => {
      expect(part(await make({value: 0.5}), 'value')).to.equal(null);
    });

    for (const [value, text] of [
      [0, '0%'],
      [0.29, '29%'],
      [0.999, '99%'],
      [1, '100%'],
    ] as const)
      it(`shows ${text} for ${value}`, async () => {
        expect(part(await make({value, showValue: true}), 'value')!.textContent).to.equal(text);
      });

    it('shows the percentage in the language of the page', async () => {
      const place = await fixture(
        html`<div lang="de"><lc-progress value="0.5" show-value></lc-progress></div>`,
      );
      expect(part(place.querySelector('lc-progress')!, 'value')!.textContent).to.equal('50\u00A0%');
    });

    it('keeps its height when the value appears in the ring', async () => {
      const element = await make({shape: 'ring', value: 0.5});
      const before = element.getBoundingClientRect().height;
      element.showValue = true;
      await element.updateComplete;
      expect([before, element.getBoundingClientRect().height]).to.deep.equal([64, 64]);
    });

    it('draws the share of the ring', async () => {
      const arc = part(await make({shape: 'ring', value: 0.4}), 'bar')!;
      expect(arc.getAttribute('stroke-dasharray')).to.equal('40 100');
    });

    it('draws nothing in a ring at 0', async () => {
      const arc = part(await make({shape: 'ring', value: 0}), 'bar')!;
      expect(getComputedStyle(arc).display).to.equal('none');
    });

    it('has the state indeterminate only without a value', async () => {
      const element = await make();
      const before = element.matches(':state(indeterminate)');
      element.value = 0;
      await element.updateComplete;
      expect([before, element.matches(':state(indeterminate)')]).to.deep.equal([true, false]);
    });

    it('keeps a value that is too large until the maximum grows', async () => {
      let element!: LcProgress;
      await recordWarnings(async () => {
        element = await make({value: 5});
      });
      const before = element.value;
      element.max = 10;
      expect([before, element.value]).to.deep.equal([1, 5]);
    });

    for (const [value, max, counts] of [
      [NaN, 2, 0],
      [-3, 3, 0],
      [-Infinity, 4, 0],
      [11, 5, 5],
      [Infinity, 6, 6],
      ['many', 7, 0],
      [{}, 8, 0],
    ] as [number, number, number][])
      it(`warns once about the value ${value}, which counts as ${counts}`, async () => {
        let element!: LcProgress;
        const warnings = await recordWarnings(async () => {
          element = await make({value, max});
          element.label = 'Again';
          await element.updateComplete;
        });
        expect([element.value, base(element).ariaValueNow]).to.deep.equal([counts, String(counts)]);
        expect(warnings).to.deep.equal([
          `<lc-progress>: value must be a number from 0 to max, which is ${max}. Other values count as the nearest one.`,
        ]);
      });

    for (const max of [0, -1, NaN, Infinity, 'much'] as number[])
      it(`warns about the maximum ${max}, which counts as 1`, async () => {
        let element!: LcProgress;
        const warnings = await recordWarnings(async () => {
          element = await make({value: 0.5, max});
        });
        expect([element.max, base(element).ariaValueMax]).to.deep.equal([1, '1']);
        expect(warnings).to.deep.equal([
          `<lc-progress>: max must be a number above 0, not ${max}; it counts as 1.`,
        ]);
      });

    it('shows a bar for an unknown shape', async () => {
      expect(shareOf(await make({value: 0.5, shape: 'star' as never}))).to.equal(50);
    });
  });

  describe('look', () => {
    it('does not make the page wider with a long text', async () => {
      const element = await make({value: 0.5, showValue: true, valueText: 'x'.repeat(500)});
      expect(element.scrollWidth).to.equal(element.clientWidth);
    });

    it('runs without a value', async () => {
      expect(getComputedStyle(part(await make(), 'bar')!).animationName).to.equal('run');
    });

    it('does not run with a value', async () => {
      expect(getComputedStyle(part(await make({value: 0.5}), 'bar')!).animationName).to.equal('none');
    });

    // Only the test runner of Chromium can emulate reduced motion.
    if (navigator.userAgent.includes('Chrome/'))
      it('is static under reduced motion', async () => {
        await emulateMedia({reducedMotion: 'reduce'});
        try {
          expect(getComputedStyle(part(await make(), 'bar')!).animationName).to.equal('none');
        } finally {
          await emulateMedia({reducedMotion: 'no-preference'});
        }
      });
  });
});
