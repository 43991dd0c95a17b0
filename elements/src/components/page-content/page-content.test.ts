import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import type {LcPageContent} from './page-content.define.js';
import './page-content.define.js';

const make = () =>
  fixture<LcPageContent>(
    html`<lc-page-content
      ><h1>Tables</h1>
      <a href="#rows">Rows</a></lc-page-content
    >`,
  );
const base = (content: LcPageContent) => content.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;
const inner = (content: LcPageContent) => content.shadowRoot!.querySelector('[part=inner]')!;

describe('lc-page-content', () => {
  describe('accessibility', () => {
    it('is accessible', async () => {
      await expectAccessible(await make());
    });

    it('is the main landmark', async () => {
      expect(base(await make()).localName).to.equal('main');
    });

    for (const [title, outer] of [
      ['<main>', html`<main><lc-page-content></lc-page-content></main>`],
      ['main role', html`<div role="main"><lc-page-content></lc-page-content></div>`],
      ['page content', html`<lc-page-content><lc-page-content></lc-page-content></lc-page-content>`],
    ] as const) {
      it(`is not a landmark inside another ${title}`, async () => {
        const content = [...(await fixture(html`<div>${outer}</div>`)).querySelectorAll('lc-page-content')];
        expect(base(content.at(-1)!).localName).to.equal('div');
      });
    }

    it('is a landmark again when it leaves the other one', async () => {
      const place = await fixture(
        html`<div>
          <main><lc-page-content></lc-page-content></main>
        </div>`,
      );
      const content = place.querySelector('lc-page-content')!;
      await content.updateComplete;
      place.append(content);
      await content.updateComplete;
      expect(base(content).localName).to.equal('main');
    });
  });

  describe('properties', () => {
    for (const [width, expected] of [
      ['text', '704px'],
      ['wide', '1216px'],
      ['full', 'none'],
    ] as const) {
      it(`is at most ${expected} wide when its width is ${width}`, async () => {
        const content = await make();
        content.width = width;
        await content.updateComplete;
        expect(getComputedStyle(inner(content)).maxInlineSize).to.equal(expected);
      });
    }

    it('is wide by default and warns about another width', async () => {
      const content = await make();
      const warnings = await recordWarnings(async () => {
        content.width = 'huge' as never;
        await content.updateComplete;
      });
      expect([inner(content).className, warnings.length]).to.deep.equal(['inner wide', 1]);
    });
  });

  describe('keyboard', () => {
    it('can be focused with focus()', async () => {
      const content = await make();
      content.focus();
      expect(content.shadowRoot!.activeElement?.localName).to.equal('main');
    });

    it('is not a tab stop', async () => {
      const place = await fixture(html`
        <div>
          <button>Before</button><lc-page-content><a href="#rows">Rows</a></lc-page-content>
        </div>
      `);
      place.querySelector('button')!.focus();
      await press('Tab');
      expect(document.activeElement?.localName).to.equal('a');
    });

    it('continues tabbing from its start', async () => {
      const content = await make();
      content.focus();
      await press('Tab');
      expect(document.activeElement?.localName).to.equal('a');
    });
  });

  describe('slots', () => {
    it('shows its content', async () => {
      const [slot] = (await make()).shadowRoot!.querySelectorAll('slot');
      expect(slot!.assignedElements().map(({localName}) => localName)).to.deep.equal(['h1', 'a']);
    });
  });
});
