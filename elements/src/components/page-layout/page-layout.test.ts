import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import '../page-content/page-content.define.js';
import '../sidebar/sidebar.define.js';
import '../sidebar-group/sidebar-group.define.js';
import type {LcPageLayout} from './page-layout.define.js';
import './page-layout.define.js';

const LINKS = Array.from({length: 60}, (_, index) => ({text: `Page ${index}`, href: `/page-${index}`}));

const page = html`
  <header slot="header">Observatory</header>
  <lc-sidebar slot="sidebar" current="/page-1">
    <lc-sidebar-group heading="Pages" .links=${LINKS}></lc-sidebar-group>
  </lc-sidebar>
  <lc-page-content id="content"
    ><h1>Title</h1>
    <p><a href="#here">Here</a></p></lc-page-content
  >
  <footer slot="footer">Foot</footer>
`;

/** A layout of this width in a scroll container that is 400 px high. */
async function make(width: number, content: TemplateResult = page): Promise<LcPageLayout> {
  const place = await fixture<HTMLElement>(html` <div><lc-page-layout>${content}</lc-page-layout></div> `);
  const layout = place.querySelector('lc-page-layout')!;
  place.style.cssText = 'block-size: 400px; overflow: auto;';
  layout.style.cssText = `inline-size: ${width}px; --lc-page-layout-block-size: 400px`;
  await frames();
  return layout;
}

const WIDE = 1000;
const NARROW = 900;

/** Waits for the resize observers, which run once per frame. */
async function frames(): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

const find = (layout: Element, selector: string) => layout.shadowRoot!.querySelector<HTMLElement>(selector)!;
const box = (layout: LcPageLayout, selector: string) =>
  (layout.querySelector(selector) ?? find(layout, selector)).getBoundingClientRect();
const skipLink = (layout: LcPageLayout) => find(layout, '.skip-link');

describe('lc-page-layout', () => {
  describe('accessibility', () => {
    for (const [title, width] of [
      ['when wide', WIDE],
      ['when narrow', NARROW],
    ] as const) {
      it(`is accessible ${title}`, async () => {
        await expectAccessible(await make(width));
      });
    }

    it('has a skip button outside the landmarks', async () => {
      const {localName, type} = skipLink(await make(WIDE)) as HTMLButtonElement;
      expect([localName, type]).to.deep.equal(['button', 'button']);
    });

    it("names its skip link in the page's language", async () => {
      registerTranslation(ar);
      const place = await fixture(html`<div lang="ar" dir="rtl"><lc-page-layout></lc-page-layout></div>`);
      const layout = place.querySelector('lc-page-layout')!;
      expect(skipLink(layout).innerText.trim()).to.equal('الانتقال إلى المحتوى');
    });
  });

  describe('when wide', () => {
    it('shows the header across the top, and the content next to the sidebar', async () => {
      const layout = await make(WIDE);
      const [whole, header, side, content] = ['.layout', 'header', '.side', 'lc-page-content'].map(part =>
        box(layout, part),
      );
      expect(header!.width).to.equal(whole!.width);
      expect([side!.top, content!.top]).to.deep.equal([header!.bottom, header!.bottom]);
      expect([side!.width, content!.left]).to.deep.equal([272, side!.right]);
    });

    it('shows the sidebar on the right in right-to-left text', async () => {
      const layout = await make(WIDE);
      layout.dir = 'rtl';
      await frames();
      expect(box(layout, '.side').left).to.equal(box(layout, 'lc-page-content').right);
    });

    it('keeps header and sidebar in place while the content scrolls', async () => {
      const layout = await make(WIDE);
      layout.querySelector('p')!.style.blockSize = '3000px';
      const place = layout.parentElement!;
      place.scrollTop = 500;
      await frames();
      const top = place.getBoundingClientRect().top;
      expect([box(layout, 'header').top - top, box(layout, '.side').top]).to.deep.equal([
        0,
        box(layout, 'header').bottom,
      ]);
    });

    it('lets the sidebar scroll separately, to the bottom of the viewport', async () => {
      const layout = await make(WIDE);
      const groups = find(layout.querySelector('lc-sidebar')!, '.groups');
      expect(groups.scrollHeight).to.be.greaterThan(groups.clientHeight);
      expect(box(layout, '.side').bottom).to.equal(layout.parentElement!.getBoundingClientRect().bottom);
    });

    it('does not follow the window if it is removed before it has rendered', async () => {
      const {addEventListener} = window;
      const types: string[] = [];
      window.addEventListener = (type: string) => void types.push(type);
      const layout = document.createElement('lc-page-layout');
      document.body.append(layout);
      layout.remove();
      await layout.updateComplete;
      window.addEventListener = addEventListener;
      expect([layout.shadowRoot!.querySelector('.bar') !== null, types]).to.deep.equal([true, []]);
    });

    it('follows the height of the header', async () => {
      const layout = await make(WIDE);
      layout.querySelector('header')!.style.blockSize = '100px';
      await frames();
      expect(box(layout, '.side').height).to.equal(300);
    });

    it('has no column without a sidebar', async () => {
      const layout = await make(WIDE, html`<lc-page-content>Text</lc-page-content>`);
      expect(box(layout, 'lc-page-content').width).to.equal(WIDE);
    });

    it('adds a column when a sidebar is added', async () => {
      const layout = await make(WIDE, html`<lc-page-content>Text</lc-page-content>`);
      const sidebar = document.createElement('lc-sidebar');
      sidebar.slot = 'sidebar';
      layout.append(sidebar);
      await frames();
      expect(box(layout, 'lc-page-content').width).to.equal(WIDE - 272);
    });

    it('shows the footer at the bottom of the viewport if the content is short', async () => {
      const layout = await make(WIDE);
      expect(box(layout, 'footer').bottom).to.equal(layout.parentElement!.getBoundingClientRect().bottom);
    });

    it('stacks the header above the content', async () => {
      const {zIndex, position} = getComputedStyle(find(await make(WIDE), '.bar'));
      expect([zIndex, position]).to.deep.equal(['1000', 'sticky']);
    });
  });

  describe('when narrow', () => {
    it("shows the sidebar's button at the start of the header row", async () => {
      const layout = await make(NARROW);
      const [toggle, header] = [box(layout, 'lc-sidebar'), box(layout, 'header')];
      expect(toggle.right).to.be.at.most(header.left);
      expect(toggle.top + toggle.height / 2).to.be.closeTo(header.top + header.height / 2, 1);
    });

    it('shows the content at full width', async () => {
      expect(box(await make(NARROW), 'lc-page-content').width).to.equal(NARROW);
    });

    it('has a custom state, like its sidebar', async () => {
      const layout = await make(NARROW);
      const both = [layout, layout.querySelector('lc-sidebar')!];
      expect(both.map(element => element.matches(':state(narrow)'))).to.deep.equal([true, true]);
    });

    it('follows the width', async () => {
      const layout = await make(WIDE);
      const seen = [layout.matches(':state(narrow)')];
      for (const width of [NARROW, WIDE]) {
        layout.style.inlineSize = `${width}px`;
        await frames();
        seen.push(layout.querySelector('lc-sidebar')!.matches(':state(narrow)'));
      }
      expect(seen).to.deep.equal([false, true, false]);
    });
  });

  describe('properties', () => {
    for (const [breakpoint, isNarrow] of [
      [56, false],
      [57, true],
      [0, false],
      [null, true],
      [undefined, true],
    ] as const) {
      it(`is ${isNarrow ? '' : 'not '}narrow at 900 px with a breakpoint of ${breakpoint}`, async () => {
        const layout = await make(900);
        layout.breakpoint = breakpoint;
        await frames();
        expect(layout.matches(':state(narrow)')).to.equal(isNarrow);
      });
    }

    it('warns about an invalid breakpoint', async () => {
      const layout = await make(900);
      const warnings = await recordWarnings(async () => {
        layout.setAttribute('breakpoint', 'wide');
        await frames();
      });
      expect([warnings.length, layout.matches(':state(narrow)')]).to.deep.equal([1, true]);
    });
  });

  describe('keyboard', () => {
    for (const [title, width] of [
      ['when wide', WIDE],
      ['when narrow', NARROW],
    ] as const) {
      it(`reaches the skip link first ${title}`, async () => {
        const layout = await make(width);
        const before = document.createElement('button');
        layout.parentElement!.prepend(before);
        before.focus();
        await press('Tab');
        expect(layout.shadowRoot!.activeElement?.className).to.equal('skip-link');
      });
    }

    it('shows the skip link only while it has the focus', async () => {
      const layout = await make(WIDE);
      const heights = [box(layout, '.skip-link').height];
      skipLink(layout).focus();
      heights.push(box(layout, '.skip-link').height);
      expect(heights.map(height => height > 24)).to.deep.equal([false, true]);
    });

    it('moves the focus to the content with the skip link, and on from there', async () => {
      const layout = await make(WIDE);
      const {hash} = location;
      skipLink(layout).focus();
      await press('Enter');
      expect([document.activeElement?.id, location.hash]).to.deep.equal(['content', hash]);
      await press('Tab');
      expect(document.activeElement?.localName).to.equal('a');
    });

    for (const [title, content] of [
      ['a native main', html`<div><main id="there" tabindex="-1">Text</main></div>`],
      ['a main role that is not focusable', html`<div role="main" id="there">Text</div>`],
      [
        'the first element',
        html`<p slot="header">Head</p>
          <div id="there">Text</div>`,
      ],
    ] as const) {
      it(`moves the focus to ${title} with the skip link`, async () => {
        const layout = await make(WIDE, content);
        skipLink(layout).focus();
        await press('Enter');
        expect(document.activeElement?.id).to.equal('there');
      });
    }

    it('leaves no tabindex on the content once the focus has moved on from it', async () => {
      const layout = await make(WIDE, html`<div role="main" id="there"><a href="#there">Link</a></div>`);
      const content = layout.querySelector('#there')!;
      skipLink(layout).focus();
      await press('Enter');
      expect(content.getAttribute('tabindex')).to.equal('-1');
      await press('Tab');
      expect(content.hasAttribute('tabindex')).to.equal(false);
    });

    it('does nothing with the skip link if there is no content', async () => {
      const layout = await make(WIDE, html`<p slot="header">Head</p>`);
      skipLink(layout).focus();
      await press('Enter');
      await aTimeout(0);
      expect(layout.shadowRoot!.activeElement?.className).to.equal('skip-link');
    });
  });
});
