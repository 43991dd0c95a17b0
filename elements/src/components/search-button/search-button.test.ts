import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcSearchButton} from './search-button.define.js';
import './search-button.define.js';

const make = (attributes: Partial<LcSearchButton> = {}) =>
  fixture<LcSearchButton>(
    html`${Object.assign(document.createElement('lc-search-button'), {text: 'Search people'}, attributes)}`,
  );

const base = (element: LcSearchButton) => element.shadowRoot!.querySelector('button')!;
const keys = (element: LcSearchButton) => element.shadowRoot!.querySelector('kbd');

/** Fakes the platform, which determines the keys, while `action` runs. */
async function onPlatform<Result>(platform: string, action: () => Promise<Result>): Promise<Result> {
  Object.defineProperty(navigator, 'platform', {value: platform, configurable: true});
  try {
    return await action();
  } finally {
    delete (navigator as {platform?: string}).platform;
  }
}

describe('lc-search-button', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['by default', {}],
      ['with a shortcut', {shortcut: 'mod+k'}],
      ['disabled', {disabled: true, shortcut: 'mod+k'}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('exposes its shortcut to assistive technology', async () => {
      const element = await onPlatform('Linux x86_64', () => make({shortcut: 'mod+k'}));
      expect(base(element).getAttribute('aria-keyshortcuts')).to.equal('Control+K');
    });

    it('has nothing but its text in its name', async () => {
      const text = (await make()).shadowRoot!.querySelector('[part=text]')!;
      expect(getComputedStyle(text, '::before').content).to.equal('none');
    });

    it('does not include the shortcut in its name', async () => {
      expect(keys(await make({shortcut: 'mod+k'}))!.ariaHidden).to.equal('true');
    });
  });

  describe('properties', () => {
    it('shows its text', async () => {
      expect(base(await make()).innerText.trim()).to.equal('Search people');
    });

    it('warns when its text is missing', async () => {
      const warnings = await recordWarnings(() => endGracePeriods(() => make({text: ''})));
      expect(warnings).to.deep.equal(['<lc-search-button>: text is missing; it names the button.']);
    });

    for (const [platform, expected] of [
      ['MacIntel', '⌘K'],
      ['iPad', '⌘K'],
      ['Win32', 'Ctrl K'],
      ['Linux x86_64', 'Ctrl K'],
    ] as const) {
      it(`shows ${expected} on ${platform}`, async () => {
        const element = await onPlatform(platform, () => make({shortcut: 'mod+k'}));
        expect(keys(element)!.textContent).to.equal(expected);
      });
    }

    it('shows no shortcut by default', async () => {
      expect(keys(await make())).to.equal(null);
    });

    it('shows no shortcut after it is removed', async () => {
      const element = await make({shortcut: 'mod+k'});
      element.shortcut = undefined as never;
      await element.updateComplete;
      expect(keys(element)).to.equal(null);
    });

    it('warns about an invalid shortcut', async () => {
      const warnings = await recordWarnings(() => make({shortcut: 'hyper+k'}));
      expect(warnings).to.deep.equal([
        '<lc-search-button>: shortcut must be keys joined by "+", such as "mod+k", not "hyper+k".',
      ]);
    });

    it('is 20 percent of the viewport wide, and at least 12rem', async () => {
      const {width} = (await make()).getBoundingClientRect();
      expect(width).to.be.closeTo(Math.max(innerWidth * 0.2, 192), 0.5);
    });

    it('is not wider than its container', async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      place.style.inlineSize = '100px';
      const element = await make();
      place.append(element);
      expect(element.getBoundingClientRect().width).to.equal(100);
    });
  });

  describe('events', () => {
    it('sends one click for a press with the pointer', async () => {
      const element = await make();
      const seen = recordEvents(element, 'click');
      await clickOn(element);
      expect(seen).to.deep.equal(['click']);
    });

    it('sends one click when click() is called', async () => {
      const element = await make();
      const seen = recordEvents(element, 'click');
      element.click();
      expect(seen).to.deep.equal(['click']);
    });

    for (const [how, push] of [
      ['with the pointer', clickOn],
      ['by script', (element: LcSearchButton) => element.click()],
      ['by its shortcut', () => press('Alt+k')],
    ] as const) {
      it(`sends no click ${how} while disabled`, async () => {
        const element = await make({disabled: true, shortcut: 'alt+k'});
        const seen = recordEvents(element, 'click');
        await push(element);
        expect(seen).to.deep.equal([]);
      });
    }
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`sends one click with ${key}`, async () => {
        const element = await make();
        const seen = recordEvents(element, 'click');
        element.focus();
        await press(key);
        expect(seen).to.deep.equal(['click']);
      });
    }

    it('sends one click with its shortcut, from anywhere', async () => {
      const element = await make({shortcut: 'alt+k'});
      const seen = recordEvents(element, 'click');
      await press('Alt+k');
      expect(seen).to.deep.equal(['click']);
    });

    it('sends no click for a shortcut that has been replaced', async () => {
      const element = await make({shortcut: 'alt+k'});
      const seen = recordEvents(element, 'click');
      element.shortcut = 'alt+j';
      await element.updateComplete;
      await press('Alt+k');
      expect(seen).to.deep.equal([]);
    });
  });
});
