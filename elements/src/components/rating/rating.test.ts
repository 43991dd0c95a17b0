import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {contrastIn} from '../../testing/contrast.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {refuseAll} from '../../testing/form-control-harness.js';
import {press} from '../../testing/keyboard.js';
import {checked, focused, inner, make, radios, shares} from '../../testing/rating-harness.js';
import {until} from '../../testing/until.js';
import * as token from '../../styles/token.js';
import type {LcRating} from './rating.define.js';

testFormControl<LcRating>({
  tag: 'lc-rating',
  values: [
    {set: control => (control.value = 2), initValue: 2, typed: 2, submitted: '2'},
    {set: control => (control.value = 4), initValue: 4, typed: 4, submitted: '4'},
  ],
  isNullable: true,
  emptyFormValue: null,
  inner,
  edit: async control => {
    control.focus();
    await press('ArrowUp');
  },
});

describe('lc-rating', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['with a value', {value: 3}],
      ['with half stars', {value: 3.5, step: 0.5}],
      ['required and empty', {required: true}],
      ['with a value and invalid', {value: 3, showValidation: true, rules: refuseAll}],
      ['with a value and disabled', {value: 3, disabled: true}],
      ['read-only', {value: 3.7, readOnly: true}],
      ['read-only and empty', {readOnly: true}],
      ['small', {value: 3, size: 'sm'}],
      ['small with half stars', {value: 3, size: 'sm', step: 0.5}],
      ['large, of ten', {value: 3, size: 'lg', max: 10}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is a radio group named by its label', async () => {
      const group = inner(await make({required: true}));
      expect([group.role, group.getAttribute('aria-labelledby'), group.ariaRequired]).to.deep.equal([
        'radiogroup',
        'label',
        'true',
      ]);
    });

    it('has a choice for each number of stars, in words, and one for none', async () => {
      expect(radios(await make({max: 3})).map(radio => radio.ariaLabel)).to.deep.equal([
        'No rating',
        '1 of 3',
        '2 of 3',
        '3 of 3',
      ]);
    });

    it('has choices for half stars', async () => {
      expect(
        radios(await make({max: 2, step: 0.5, required: true})).map(radio => radio.ariaLabel),
      ).to.deep.equal(['0.5 of 2', '1 of 2', '1.5 of 2', '2 of 2']);
    });

    it('says in words that there is no rating', async () => {
      expect(checked(await make())).to.deep.equal(['No rating']);
    });

    for (const [attributes, name] of [
      [{value: 3.5}, 'Quality, 3.5 of 5'],
      [{value: 4.3333}, 'Quality, 4.3 of 5'],
      [{value: 3, max: 10}, 'Quality, 3 of 10'],
      [{}, 'Quality, No rating'],
      [{value: 4, label: ''}, '4 of 5'],
    ] as const) {
      it(`is one image "${name}" if it is read-only with ${JSON.stringify(attributes)}`, async () => {
        const control = await make({...attributes, readOnly: true});
        expect([inner(control).role, inner(control).ariaLabel, radios(control).length]).to.deep.equal([
          'img',
          name,
          0,
        ]);
      });
    }

    for (const scheme of ['light', 'dark'] as const) {
      for (const part of ['full', 'icons']) {
        it(`has a contrast of 3 for ${part === 'full' ? 'full' : 'empty'} stars in ${scheme}`, async () => {
          const control = await make({value: 3});
          control.style.colorScheme = scheme;
          const {color} = getComputedStyle(control.shadowRoot!.querySelector(`.${part}`)!);
          const grounds = [token.colorSurface, token.colorSurfaceRaised, token.colorSurfaceSunken];
          const contrasts = [...grounds, token.colorSurfaceOverlay].map(ground =>
            contrastIn(scheme, color, String(ground)),
          );
          expect(Math.min(...contrasts)).to.be.at.least(3);
        });
      }
    }

    it('uses the words and the numbers of the language', async () => {
      registerTranslation(nl);
      const control = await make({value: 3.5, readOnly: true, lang: 'nl'});
      expect(inner(control).ariaLabel).to.equal('Quality, 3,5 van 5');
    });

    for (const [size, step] of [
      ['sm', 1],
      ['md', 1],
      ['lg', 1],
      ['sm', 0.5],
      ['md', 0.5],
      ['lg', 0.5],
    ] as const) {
      it(`has targets of at least 24 px with the size ${size} and a step of ${step}`, async () => {
        const control = await make({size, step, required: true});
        const sides = radios(control).flatMap(radio => {
          const {width, height} = radio.getBoundingClientRect();
          return [width, height];
        });
        expect(Math.min(...sides)).to.be.at.least(24);
      });
    }
  });

  describe('properties', () => {
    it('has no rating by default', async () => {
      expect((await make()).value).to.equal(null);
    });

    it('uses the value attribute as the initial value, like HTML', async () => {
      const control = await fixture<LcRating>(html`<lc-rating value="3.5" step="0.5" max="6"></lc-rating>`);
      expect([control.value, checked(control)]).to.deep.equal([3.5, ['3.5 of 6']]);
    });

    it('resets to the initial value with undefined, and clears with null', async () => {
      const control = await make({initValue: 2, value: 4});
      control.value = null;
      const cleared = control.value;
      control.value = undefined;
      expect([cleared, control.value]).to.deep.equal([null, 2]);
    });

    for (const [attributes, expected] of [
      [{value: 3}, [1, 1, 1, 0, 0]],
      [{value: 2.5, step: 0.5}, [1, 1, 0.5, 0, 0]],
      [{value: 2.3, readOnly: true}, [1, 1, 0.3, 0, 0]],
      [{value: 4.96, readOnly: true}, [1, 1, 1, 1, 1]],
      [{}, [0, 0, 0, 0, 0]],
    ] as const) {
      it(`fills ${expected.join(', ')} of its stars with ${JSON.stringify(attributes)}`, async () => {
        expect(shares(await make(attributes))).to.deep.equal(expected);
      });
    }

    for (const [value, kept] of [
      [-1, null],
      [9, 5],
      [NaN, null],
      [Infinity, null],
      ['many', null],
      [true, null],
    ] as const) {
      it(`warns about the value ${String(value)}, which is ${kept}`, async () => {
        const warnings = await recordWarnings(async () => {
          expect((await make({value: value as never})).value).to.equal(kept);
        });
        expect(warnings).to.deep.equal([
          `<lc-rating>: value must be null or a number from 0 to 5, not "${String(value)}".`,
        ]);
      });
    }

    for (const value of [0, '', '4', null, undefined]) {
      it(`accepts the value ${JSON.stringify(value)}`, async () => {
        expect(await recordWarnings(async () => void (await make({value: value as never})))).to.deep.equal(
          [],
        );
      });
    }

    it('accepts a value before its max', async () => {
      const warnings = await recordWarnings(async () => {
        const control = document.createElement('lc-rating');
        control.value = 8;
        control.max = 10;
        document.body.append(control);
        await control.updateComplete;
        expect(control.value).to.equal(8);
        control.remove();
      });
      expect(warnings).to.deep.equal([]);
    });

    for (const max of [0, -3, 2.5, 21, NaN, 'x']) {
      it(`warns about a max of ${max}, and has 5 stars`, async () => {
        const warnings = await recordWarnings(async () => {
          expect(shares(await make({max: max as never}))).to.have.length(5);
        });
        expect(warnings).to.deep.equal([
          `<lc-rating>: max must be a whole number from 1 to 20, not ${max}; it is 5.`,
        ]);
      });
    }

    it('warns about another step, and has whole stars', async () => {
      const warnings = await recordWarnings(async () => {
        expect(radios(await make({step: 0.25, required: true}))).to.have.length(5);
      });
      expect(warnings).to.deep.equal(['<lc-rating>: step must be 1 or 0.5, not 0.25; it is 1.']);
    });

    it('has the words of valueText', async () => {
      const control = await make({
        max: 2,
        valueText: (value, max) => (value === null ? 'Not yet' : value === max ? 'Good' : 'Bad'),
      });
      expect(radios(control).map(radio => radio.ariaLabel)).to.deep.equal(['Not yet', 'Bad', 'Good']);
    });

    it('warns if valueText throws, and has its usual words', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await make({
          value: 1,
          readOnly: true,
          valueText: () => {
            throw new Error('No');
          },
        });
        expect(inner(control).ariaLabel).to.equal('Quality, 1 of 5');
      });
      expect(warnings.join()).to.contain(
        '<lc-rating>: valueText threw an error; the text of the library is used.',
      );
    });

    it('keeps the focus when the focused choice is removed', async () => {
      const control = await make({value: 5});
      control.focus();
      Object.assign(control, {value: 3, max: 3});
      await control.updateComplete;
      expect(focused(control)).to.equal('3 of 3');
    });
  });

  describe('slots', () => {
    const HEART = html`<svg slot="icon" viewBox="0 0 24 24"><path class="heart" d="M2 2h20v20z" /></svg>`;
    const hearts = (control: LcRating) => control.shadowRoot!.querySelectorAll('.heart').length;

    it('has a copy of the icon for each full and empty star', async () => {
      const control = await fixture<LcRating>(html`<lc-rating max="3">${HEART}</lc-rating>`);
      await until(() => hearts(control) === 6);
      control.value = 2;
      await control.updateComplete;
      expect(hearts(control)).to.equal(6);
    });

    it('has stars again when the icon is removed', async () => {
      const control = await fixture<LcRating>(html`<lc-rating max="3">${HEART}</lc-rating>`);
      await until(() => hearts(control) === 6);
      control.querySelector('svg')!.remove();
      await until(
        () => control.shadowRoot!.querySelectorAll('.star svg').length === 6 && hearts(control) === 0,
      );
    });
  });

  describe('layout', () => {
    it('fills its stars from the right in right-to-left text', async () => {
      const control = await make({value: 0.5, readOnly: true, dir: 'rtl'});
      const {left, right} = control.shadowRoot!.querySelector('.icons')!.getBoundingClientRect();
      const full = control.shadowRoot!.querySelector('.full')!.getBoundingClientRect();
      expect([full.right, full.left]).to.deep.equal([right, (left + right) / 2]);
    });

    it('wraps in a narrow place', async () => {
      const place = await fixture<HTMLElement>(
        html`<div><lc-rating label="Quality" max="20"></lc-rating></div>`,
      );
      place.style.width = '300px';
      expect(inner(place.querySelector('lc-rating')!).getBoundingClientRect().right).to.be.at.most(
        place.getBoundingClientRect().right,
      );
    });
  });
});
