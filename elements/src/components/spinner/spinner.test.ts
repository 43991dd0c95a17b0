import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcSpinner} from './spinner.define.js';
import './spinner.define.js';

const make = (attributes: Partial<LcSpinner> = {}) =>
  fixture<LcSpinner>(html`${Object.assign(document.createElement('lc-spinner'), attributes)}`);

const ring = (spinner: LcSpinner) => spinner.shadowRoot!.querySelector<HTMLElement>('[role=progressbar]')!;
const status = (spinner: LcSpinner) => spinner.shadowRoot!.querySelector('[role=status]')!;
const visibility = (spinner: LcSpinner) => getComputedStyle(ring(spinner)).visibility;

describe('lc-spinner', () => {
  describe('accessibility', () => {
    for (const size of ['sm', 'md', 'lg'] as const)
      it(`is accessible in the size ${size}, in light and dark`, async () => {
        await expectAccessible(await make({size}));
      });

    it('is a progress bar without a value', async () => {
      const {ariaValueNow, ariaLabel} = ring(await make());
      expect([ariaValueNow, ariaLabel]).to.deep.equal([null, 'Loading']);
    });

    it('has its label as its name', async () => {
      expect(ring(await make({label: 'Loading orders'})).ariaLabel).to.equal('Loading orders');
    });

    it('announces its label politely, after a moment', async () => {
      const spinner = await make({label: 'Loading orders'});
      const atFirst = status(spinner).textContent;
      await until(() => status(spinner).textContent !== '');
      expect([atFirst, status(spinner).textContent]).to.deep.equal(['', 'Loading orders']);
    });

    it('announces its label again when it is added again', async () => {
      const spinner = await make({delay: 10});
      const place = spinner.parentElement!;
      await until(() => status(spinner).textContent !== '');
      spinner.remove();
      place.append(spinner);
      await spinner.updateComplete;
      const atFirst = status(spinner).textContent;
      await until(() => status(spinner).textContent !== '');
      expect([atFirst, status(spinner).textContent]).to.deep.equal(['', 'Loading']);
    });
  });

  describe('properties', () => {
    for (const [size, pixels] of [
      ['sm', 16],
      ['md', 24],
      ['lg', 40],
      ['huge', 24],
    ] as [LcSpinner['size'], number][])
      it(`is ${pixels} pixels wide and high in the size ${size}`, async () => {
        const {width, height} = (await make({size})).getBoundingClientRect();
        expect([width, height]).to.deep.equal([pixels, pixels]);
      });

    it('is visible at once by default', async () => {
      expect(visibility(await make())).to.equal('visible');
    });

    it('is invisible at first if it has a delay, and keeps its space', async () => {
      const spinner = await make({delay: 60_000});
      expect([visibility(spinner), spinner.offsetWidth, spinner.matches(':state(waiting)')]).to.deep.equal([
        'hidden',
        24,
        true,
      ]);
    });

    it('is visible and announced after its delay', async () => {
      const spinner = await make({delay: 20});
      await until(() => visibility(spinner) === 'visible');
      expect([status(spinner).textContent, spinner.matches(':state(waiting)')]).to.deep.equal([
        'Loading',
        false,
      ]);
    });

    for (const delay of [-1, NaN, Infinity, 'soon'] as number[])
      it(`warns about the delay ${delay}, and is visible`, async () => {
        let spinner!: LcSpinner;
        const warnings = await recordWarnings(async () => {
          spinner = await make({delay});
        });
        expect([visibility(spinner), ...warnings]).to.deep.equal([
          'visible',
          `<lc-spinner>: delay must be a number of milliseconds, not ${delay}.`,
        ]);
      });
  });
});
