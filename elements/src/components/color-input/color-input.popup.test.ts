import {expect, html, fixture} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {enter, focused, inputOf, make, openPopup, part} from '../../testing/color-input-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragAlong} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcColorInput} from './color-input.define.js';

const SWATCHES = [
  {color: '#0c5f57', name: 'Pine'},
  {color: '#c9d600', name: 'Lime'},
  {color: 'oklch(0.55 0.2 30)', name: 'Brick'},
];

const popupOf = (control: Element) => part(control, '#popup');
const isOpen = (control: Element) => popupOf(control).matches(':popover-open');
const radios = (control: Element) => [
  ...control.shadowRoot!.querySelectorAll<HTMLInputElement>('[type=radio]'),
];
const valueTexts = (control: Element) =>
  [...control.shadowRoot!.querySelectorAll('[type=range]')].map(range => [
    range.ariaLabel,
    range.getAttribute('aria-valuetext'),
  ]);

async function open(attributes: Partial<LcColorInput> = {}, dir = 'ltr'): Promise<LcColorInput> {
  const control = await make(attributes, dir);
  await openPopup(control);
  return control;
}

/** Presses keys, and returns the value. */
async function afterKeys(control: LcColorInput, ...keys: string[]): Promise<string> {
  for (const key of keys) await press(key);
  await control.updateComplete;
  return control.value;
}

/** A point in the area, by the shares of saturation and brightness. */
function pointIn(control: LcColorInput, saturation: number, brightness: number): [number, number] {
  const {left, bottom, width, height} = part(control, '.area').getBoundingClientRect();
  return [Math.round(left + saturation * width), Math.round(bottom - brightness * height)];
}

describe('the popup of lc-color-input', () => {
  describe('accessibility', () => {
    it('is accessible with all its parts, in light and dark', async () => {
      await expectAccessible(
        await open({value: '#0c5f5780', alpha: true, contrastWith: '#fff', swatches: SWATCHES}),
      );
    });

    it('is a dialog that is named by the label', async () => {
      const control = await open();
      expect([
        popupOf(control).role,
        popupOf(control).ariaLabel,
        part(control, '.open').ariaExpanded,
      ]).to.deep.equal(['dialog', 'Color: Choose a color', 'true']);
    });

    it('has sliders with names and values in words', async () => {
      const control = await open({value: '#0c5f5780', alpha: true});
      expect(valueTexts(control)).to.deep.equal([
        ['Saturation', '87%'],
        ['Brightness', '37%'],
        ['Hue', '174°'],
        ['Opacity', '50%'],
      ]);
    });

    it('has swatches as radio buttons with names', async () => {
      const control = await open({value: '#c9d600', swatches: SWATCHES});
      expect(
        radios(control).map(({ariaLabel, checked, tabIndex}) => [ariaLabel, checked, tabIndex]),
      ).to.deep.equal([
        ['Pine', false, -1],
        ['Lime', true, 0],
        ['Brick', false, -1],
      ]);
    });

    it('has targets of at least 24 px', async () => {
      const control = await open({alpha: true, swatches: SWATCHES});
      const sizes = ['.hues input', '.opacities input', '.swatch'].map(
        selector => part(control, selector).getBoundingClientRect().height,
      );
      expect(Math.min(...sizes)).to.be.at.least(24);
    });
  });

  describe('keyboard', () => {
    for (const [keys, value, focus] of [
      [['ArrowRight'], '#bf4a4a', 'saturation'],
      [['ArrowLeft'], '#bf4e4e', 'saturation'],
      [['Shift+ArrowRight'], '#bf3939', 'saturation'],
      [['ArrowUp'], '#c24d4d', 'brightness'],
      [['ArrowDown'], '#bd4b4b', 'brightness'],
      [['Shift+ArrowUp'], '#d95656', 'brightness'],
      [['PageDown'], '#a64242', 'brightness'],
      [['Home'], '#bfbfbf', 'saturation'],
      [['End'], '#bf0000', 'saturation'],
      [['ArrowUp', 'ArrowRight'], '#c24c4c', 'saturation'],
    ] as const) {
      it(`changes the color with ${keys.join(' and ')} in the area`, async () => {
        // A saturation of 60 % and a brightness of 75 %.
        const control = await open({value: '#bf4c4c'});
        expect([await afterKeys(control, ...keys), focused(control)]).to.deep.equal([value, focus]);
      });
    }

    it('moves to the left with the right arrow key in right-to-left text', async () => {
      const control = await open({value: '#ff8080'}, 'rtl');
      expect(await afterKeys(control, 'End', 'ArrowRight')).to.equal('#ff0303');
    });

    it('changes the hue, also of a gray that gets a color later', async () => {
      const control = await open({value: '#fff'});
      await press('Tab');
      const seen = [await afterKeys(control, 'PageUp')];
      part(control, '#saturation').focus();
      expect([...seen, await afterKeys(control, 'End')]).to.deep.equal(['#ffffff', '#ff9900']);
    });

    it('changes the opacity', async () => {
      const control = await open({value: '#f00', alpha: true});
      part(control, '#opacity').focus();
      expect(await afterKeys(control, 'PageDown')).to.equal('#ff0000e6');
    });

    it('chooses a swatch with the arrow keys', async () => {
      const control = await open({swatches: SWATCHES});
      radios(control)[0]!.focus();
      expect(await afterKeys(control, 'ArrowRight')).to.equal('#c9d600');
    });

    it('is one tab stop for the area, and leaves the popup after the last part', async () => {
      const control = await make({value: '#0c5f57'});
      const page = await fixture(html`<div>${control}<button>After</button></div>`);
      await openPopup(control);
      await press('ArrowUp');
      const seen = [focused(control)];
      await press('Tab');
      seen.push(focused(control));
      await press('Shift+Tab');
      seen.push(focused(control));
      expect(seen).to.deep.equal(['brightness', 'hue', 'brightness']);
      const last = [...popupOf(control).querySelectorAll<HTMLElement>('input, button')].at(-1)!;
      last.focus();
      await press('Tab');
      expect([isOpen(control), document.activeElement === page.querySelector('button')]).to.deep.equal([
        false,
        true,
      ]);
    });

    it('opens with the down arrow key in the text, and returns to the button with Escape', async () => {
      const control = await make({value: '#0c5f57'});
      inputOf(control).focus();
      await press('ArrowDown');
      await until(() => focused(control) === 'saturation');
      await press('Escape');
      expect([isOpen(control), control.shadowRoot!.activeElement?.className]).to.deep.equal([false, 'open']);
    });

    it('starts with the text that was just typed', async () => {
      const control = await make();
      inputOf(control).focus();
      await enter(control, 'lime', 'ArrowDown');
      await until(() => focused(control) === 'saturation');
      expect(await afterKeys(control, 'PageDown')).to.equal('#00e600');
    });
  });

  describe('events', () => {
    it('sends input and change for each key', async () => {
      const control = await open({value: '#f00'});
      const seen = recordEvents(control, 'input', 'change');
      await afterKeys(control, 'ArrowDown', 'ArrowDown');
      expect(seen).to.deep.equal(['input', 'change', 'input', 'change']);
    });

    it('sends input while the user drags, and change at the end', async () => {
      const control = await open({value: '#f00'});
      const seen = recordEvents(control, 'input', 'change');
      await dragAlong([pointIn(control, 0.25, 0.25), pointIn(control, 0.5, 0.5)]);
      expect([[...new Set(seen)], seen.at(-1), control.value.slice(0, 2)]).to.deep.equal([
        ['input', 'change'],
        'change',
        '#8',
      ]);
    });

    it('has the color of before when a drag is canceled with Escape', async () => {
      const control = await open({value: '#f00'});
      await dragAlong([pointIn(control, 0.25, 0.25), pointIn(control, 0.5, 0.5)], () => press('Escape'));
      expect([control.value, isOpen(control)]).to.deep.equal(['#ff0000', true]);
    });

    it('mirrors the area in right-to-left text', async () => {
      const control = await open({value: '#f00'}, 'rtl');
      await dragAlong([pointIn(control, 0.5, 0.5), pointIn(control, 1, 1.2)]);
      expect(control.value).to.equal('#ffffff');
    });

    it('reports when it opens and closes, and stays open if that is canceled', async () => {
      const control = await make();
      const seen = recordEvents(control, 'lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide');
      await openPopup(control);
      control.addEventListener('lc-hide', event => event.preventDefault(), {once: true});
      control.hidePicker();
      expect(isOpen(control)).to.equal(true);
      await clickOn(part(control, '.open'));
      await until(() => seen.includes('lc-after-hide'));
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show', 'lc-hide', 'lc-hide', 'lc-after-hide']);
    });

    it('closes when the field is disabled', async () => {
      const control = await open();
      control.disabled = true;
      await control.updateComplete;
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('properties', () => {
    it('warns about swatches that are not colors, and shows the others', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await open({swatches: [{color: 'nothing', name: 'Nothing'}, ...SWATCHES]});
        expect(radios(control)).to.have.length(3);
      });
      expect(warnings.join()).to.contain(
        '<lc-color-input>: a swatch must have a color without alpha and a name',
      );
    });

    it('follows a value that the app sets while it is open', async () => {
      const control = await open({value: '#f00'});
      control.value = '#0c5f57';
      await control.updateComplete;
      expect(valueTexts(control)[0]).to.deep.equal(['Saturation', '87%']);
    });

    it('shows the contrast', async () => {
      const control = await open({value: '#000', contrastWith: '#fff'});
      expect(part(control, '#popup .contrast').textContent).to.equal('Contrast 21:1 · AAA');
    });
  });

  describe('the eye dropper', () => {
    const view = window as unknown as {EyeDropper: unknown};
    const {EyeDropper} = view;
    afterEach(() => {
      view.EyeDropper = EyeDropper;
    });

    async function pickWith(answer: () => Promise<unknown>) {
      view.EyeDropper = class {
        open = answer;
      };
      const control = await open({value: '#f00'});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(part(control, '.eye-dropper'));
      return {control, seen};
    }

    it('picks a color', async () => {
      const {control, seen} = await pickWith(() => Promise.resolve({sRGBHex: '#0c5f57'}));
      await until(() => seen.length > 1);
      expect([seen, control.value]).to.deep.equal([['input', 'change'], '#0c5f57']);
    });

    it('changes nothing if the user cancels it', async () => {
      const {control} = await pickWith(() => Promise.reject(new DOMException('No', 'AbortError')));
      expect(control.value).to.equal('#ff0000');
    });

    it('is not shown in browsers without it', async () => {
      delete view.EyeDropper;
      expect((await open()).shadowRoot!.querySelector('.eye-dropper') === null).to.equal(true);
    });
  });
});
