import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import {leftNearLimit} from './character-counter.controller.js';
import type {LcTextArea} from './text-area.define.js';
import './text-area.define.js';

const setUp = async (properties: Partial<LcTextArea> = {}) => {
  const control = await fixture<LcTextArea>(html`<lc-text-area label="Note" counter></lc-text-area>`);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
};

const textOf = (control: LcTextArea, selector: string) =>
  control.shadowRoot!.querySelector(selector)?.textContent.trim();

describe('the counter of lc-text-area', () => {
  for (const [value, maxLength, shown] of [
    ['', 200, '0 of 200 characters'],
    ['Twelve chars', 200, '12 of 200 characters'],
    ['two\r\nlines', 2000, '9 of 2,000 characters'],
    ['a', 1, '1 of 1 character'],
    ['a', null, '1 character'],
    ['too long', 4, '8 of 4 characters'],
    ['', 'x', '0 characters'],
  ] as const) {
    it(`shows "${shown}"`, async () => {
      const control = await setUp({value, maxLength: maxLength as never});
      expect(textOf(control, '[part=counter]')).to.equal(shown);
    });
  }

  it('is not shown by default', async () => {
    const control = await setUp({counter: false, maxLength: 9});
    expect(textOf(control, '[part=counter], [role=status]')).to.equal(undefined);
  });

  it('follows what the user types', async () => {
    const control = await setUp({maxLength: 9});
    control.focus();
    await type('abc');
    await control.updateComplete;
    expect(textOf(control, '[part=counter]')).to.equal('3 of 9 characters');
  });

  it('shows the language of the page', async () => {
    registerTranslation(ar);
    const control = await setUp({maxLength: 200, value: 'مرحبا', lang: 'ar'});
    await until(() => textOf(control, '[part=counter]') === '5 من أصل 200 حرف');
  });

  it('describes the control', async () => {
    const control = await setUp({hint: 'Help', maxLength: 9});
    const described = control.shadowRoot!.querySelector('#control')!.getAttribute('aria-describedby');
    expect(described).to.equal('hint counter message');
  });

  for (const [title, value] of [
    ['below', 'abc'],
    ['above', 'abcdefghijkl'],
  ] as const) {
    it(`is accessible ${title} its limit, in light and dark`, async () => {
      await expectAccessible(await setUp({maxLength: 9, softLimit: true, showValidation: true, value}));
    });
  }

  for (const [length, maxLength, left] of [
    [0, 10, null],
    [1, 10, 9],
    [79, 100, null],
    [80, 100, 20],
    [100, 100, 0],
    [103, 100, -3],
    [899, 1000, null],
    [900, 1000, 100],
    [5, null, null],
  ] as const) {
    it(`announces ${left ?? 'nothing'} after ${length} of ${maxLength ?? 'any number of'} characters`, () => {
      expect(leftNearLimit(length, maxLength)).to.equal(left);
    });
  }

  it('announces once how many characters are left, when the user pauses', async () => {
    const control = await setUp({maxLength: 9});
    const status = control.shadowRoot!.querySelector('[role=status]')!;
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(status.textContent.trim()));
    observer.observe(status, {childList: true, characterData: true, subtree: true});
    control.focus();
    await type('abcd');
    await nextFrame();
    const before = [...seen];
    await until(() => seen.length > 0);
    observer.disconnect();
    expect([before, seen]).to.deep.equal([[], ['5 characters left']]);
  });
});
