import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcMainLoader} from './main-loader.define.js';
import './main-loader.define.js';

const make = (attributes: Partial<LcMainLoader> = {}) =>
  fixture<LcMainLoader>(html`${Object.assign(document.createElement('lc-main-loader'), attributes)}`);

const inside = (loader: LcMainLoader, selector: string) =>
  loader.shadowRoot!.querySelector<HTMLElement>(selector)!;
const svg = (loader: LcMainLoader) => loader.shadowRoot!.querySelector('svg')!;
const pen = (loader: LcMainLoader) => getComputedStyle(inside(loader, '.pen'));
const fontSize = (loader: LcMainLoader) => getComputedStyle(inside(loader, '.dots')).fontSize;
const letters = (loader: LcMainLoader) =>
  Array.from(loader.shadowRoot!.querySelectorAll('text'), text => text.textContent);

/** Waits until the live region has text. */
async function spoken(loader: LcMainLoader): Promise<string> {
  const status = inside(loader, '[role=status]');
  await until(() => status.textContent !== '');
  return status.textContent;
}

describe('lc-main-loader', () => {
  describe('accessibility', () => {
    it('is accessible, in light and dark', async () => {
      await expectAccessible(await make());
    });

    it('hides its text from screen readers', async () => {
      expect(svg(await make()).ariaHidden).to.equal('true');
    });

    it('has an empty live region at first', async () => {
      expect(inside(await make(), '[role=status]').textContent).to.equal('');
    });

    it('announces politely that it loads', async () => {
      expect(await spoken(await make())).to.equal('Loading');
    });

    it('announces its label', async () => {
      expect(await spoken(await make({label: 'Loading your desk'}))).to.equal('Loading your desk');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const place = await fixture(html`<div lang="ar"><lc-main-loader></lc-main-loader></div>`);
      expect(await spoken(place.querySelector('lc-main-loader')!)).to.equal('جارٍ التحميل');
    });

    // Only the test runner of Chromium can emulate reduced motion.
    if (navigator.userAgent.includes('Chrome/'))
      it('is static and fully drawn under reduced motion', async () => {
        await emulateMedia({reducedMotion: 'reduce'});
        try {
          const {animationName, strokeDasharray} = pen(await make());
          expect([animationName, strokeDasharray]).to.deep.equal(['none', 'none']);
        } finally {
          await emulateMedia({reducedMotion: 'no-preference'});
        }
      });
  });

  describe('properties', () => {
    it('draws LIFE CHANGERS', async () => {
      expect([...new Set(letters(await make()))]).to.deep.equal(['LIFE CHANGERS']);
    });

    it('draws its message', async () => {
      expect(letters(await make({message: 'Hello'}))[0]).to.equal('Hello');
    });

    for (const message of ['', undefined, null]) {
      it(`draws LIFE CHANGERS if its message is ${JSON.stringify(message)}`, async () => {
        expect(letters(await make({message: message as string}))[0]).to.equal('LIFE CHANGERS');
      });
    }

    it('has a dotted outline and no fill', async () => {
      const {fill, strokeDasharray} = getComputedStyle(inside(await make(), '.dots'));
      expect([fill, strokeDasharray === 'none']).to.deep.equal(['none', false]);
    });

    for (const [title, attributes, turn] of [
      ['by default', {}, '60s'],
      ['in 12 seconds', {duration: 12}, '24s'],
      ['in half a second', {duration: 0.5}, '1s'],
      ['in the default time when it is undefined', {duration: undefined}, '60s'],
    ] as const) {
      it(`draws and erases ${title}: ${turn}`, async () => {
        expect(pen(await make(attributes)).animationDuration).to.equal(turn);
      });
    }

    it('has drawn half of the outline after half of its duration', async () => {
      const loader = await make({duration: 10});
      const [animation] = inside(loader, '.pen').getAnimations();
      animation!.pause();
      animation!.currentTime = 5000;
      const [, , dash, gap] = pen(loader).strokeDasharray.split(/[ ,]+/).map(parseFloat);
      expect([dash! > 0, Math.abs(dash! - gap!) < 0.5]).to.deep.equal([true, true]);
    });

    for (const duration of [0, -1, NaN, Infinity, 'soon']) {
      it(`warns about the duration ${duration} and uses 30 seconds`, async () => {
        let loader!: LcMainLoader;
        const warnings = await recordWarnings(async () => {
          loader = await make({duration: duration as number});
        });
        expect(pen(loader).animationDuration).to.equal('60s');
        expect(warnings).to.deep.equal([
          `<lc-main-loader>: duration must be a number of seconds greater than 0, not ${duration}.`,
        ]);
      });
    }

    it('has a font size of 80 pixels', async () => {
      expect(fontSize(await make())).to.equal('80px');
    });

    it('reads its font size from the attribute', async () => {
      const loader = await fixture<LcMainLoader>(html`<lc-main-loader font-size="2em"></lc-main-loader>`);
      expect(fontSize(loader)).to.equal('32px');
    });

    it('has a font size of 80 pixels again when the attribute is removed', async () => {
      const loader = await fixture<LcMainLoader>(html`<lc-main-loader font-size="2em"></lc-main-loader>`);
      loader.removeAttribute('font-size');
      await loader.updateComplete;
      expect(fontSize(loader)).to.equal('80px');
    });

    it('warns about an invalid font size and uses 80 pixels', async () => {
      let loader!: LcMainLoader;
      const warnings = await recordWarnings(async () => {
        loader = await make({fontSize: '80'});
      });
      expect(fontSize(loader)).to.equal('80px');
      expect(warnings).to.deep.equal([
        '<lc-main-loader>: fontSize must be a CSS length, such as "80px", not "80".',
      ]);
    });

    it('is as high as its text', async () => {
      const loader = await make();
      const difference = loader.getBoundingClientRect().height - svg(loader).getBoundingClientRect().height;
      expect(Math.abs(difference)).to.be.lessThan(1);
    });

    for (const font of ['serif', 'monospace', 'Inter'])
      it(`has the height that a server gives it: ${font}`, async () => {
        const place = await fixture<HTMLElement>(
          html`<div><lc-main-loader message="Hi"></lc-main-loader></div>`,
        );
        place.style.fontFamily = font;
        const loader = place.querySelector('lc-main-loader')!;
        loader.message = 'HELLO';
        await loader.updateComplete;
        expect(loader.getBoundingClientRect().height).to.be.closeTo(1.33 * 80, 0.1);
      });

    it('has the height of its property, with the text in the middle', async () => {
      const loader = await make({height: '300px'});
      const box = loader.getBoundingClientRect();
      const {top, bottom} = svg(loader).getBoundingClientRect();
      expect([box.height, Math.round(top - box.top)]).to.deep.equal([300, Math.round(box.bottom - bottom)]);
    });

    it('scales its text down if the height is too small', async () => {
      const loader = await make({height: '40px'});
      expect(svg(loader).getBoundingClientRect().height).to.be.at.most(40.5);
    });

    it('warns about an invalid height and is as high as its text', async () => {
      let loader!: LcMainLoader;
      const warnings = await recordWarnings(async () => {
        loader = await make({height: 'tall'});
      });
      expect(loader.getBoundingClientRect().height).to.be.greaterThan(40);
      expect(warnings).to.deep.equal([
        '<lc-main-loader>: height must be a CSS length, such as "auto", not "tall".',
      ]);
    });
  });

  describe('size', () => {
    const width = (element: Element) => element.getBoundingClientRect().width;

    it('fits into 280 pixels', async () => {
      const place = await fixture(html`<div><lc-main-loader></lc-main-loader></div>`);
      (place as HTMLElement).style.inlineSize = '280px';
      const loader = place.querySelector('lc-main-loader')!;
      await until(() => width(svg(loader)) <= 280);
      expect([width(svg(loader)) > 270, place.scrollWidth]).to.deep.equal([true, 280]);
    });

    for (const [title, size, fontSize] of [
      ['small text', '600px', '20px'],
      ['text that is scaled down', '150px', '80px'],
    ] as const) {
      it(`has dots that can be seen, with ${title}`, async () => {
        const place = await fixture<HTMLElement>(html`<div><lc-main-loader></lc-main-loader></div>`);
        place.style.inlineSize = size;
        const loader = place.querySelector('lc-main-loader')!;
        loader.fontSize = fontSize;
        const dot = () => {
          const scale = width(svg(loader)) / svg(loader).viewBox.baseVal.width;
          return parseFloat(getComputedStyle(inside(loader, '.dots')).strokeWidth) * scale;
        };
        await until(() => width(svg(loader)) < 300 && dot() > 1.7);
        expect(dot()).to.be.lessThan(2);
      });
    }

    it('keeps its height when its text is scaled down, as a server does not know how wide it is', async () => {
      const place = await fixture<HTMLElement>(html`<div><lc-main-loader></lc-main-loader></div>`);
      place.style.inlineSize = '280px';
      const loader = place.querySelector('lc-main-loader')!;
      await until(() => width(svg(loader)) <= 280);
      const [frame, text] = [loader, inside(loader, '.track')].map(element =>
        element.getBoundingClientRect(),
      );
      expect(frame!.height).to.be.closeTo(1.33 * 80, 0.1);
      expect(text!.top + text!.height / 2).to.be.closeTo(frame!.top + frame!.height / 2, 8);
    });

    it('is not stretched if there is more space', async () => {
      const place = await fixture(html`<div><lc-main-loader message="Hi"></lc-main-loader></div>`);
      expect(width(svg(place.querySelector('lc-main-loader')!))).to.be.lessThan(200);
    });

    it('has the size of a message that is set later', async () => {
      const loader = await make({message: 'Hi'});
      const before = width(svg(loader));
      loader.message = 'Hi there';
      await loader.updateComplete;
      expect(width(svg(loader))).to.be.greaterThan(before * 1.5);
    });

    it('has its size when shown after it was hidden', async () => {
      const place = await fixture<HTMLElement>(html`<div hidden><lc-main-loader></lc-main-loader></div>`);
      place.hidden = false;
      const loader = place.querySelector('lc-main-loader')!;
      await until(() => svg(loader).hasAttribute('viewBox') && svg(loader).viewBox.baseVal.width > 200);
    });

    it('shows an Arabic message completely, from right to left', async () => {
      const place = await fixture(
        html`<div dir="rtl" lang="ar"><lc-main-loader message="مرحبا"></lc-main-loader></div>`,
      );
      const loader = place.querySelector('lc-main-loader')!;
      // Chromium hides text from right to left that has a mask itself.
      expectSame(loader.shadowRoot!.querySelector('text[mask]'), null);
      const text = loader.shadowRoot!.querySelector('.track')!.getBoundingClientRect();
      const frame = svg(loader).getBoundingClientRect();
      expect([text.width > 50, text.left >= frame.left - 1, text.right <= frame.right + 1]).to.deep.equal([
        true,
        true,
        true,
      ]);
    });
  });
});
