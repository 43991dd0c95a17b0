import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {press} from '../../testing/keyboard.js';
import {endMotionOf} from '../../testing/motion.js';
import {clickAt, clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../page-layout/page-layout.define.js';
import '../profile-card/profile-card.define.js';
import '../sidebar-group/sidebar-group.define.js';
import type {LcSidebar} from './sidebar.define.js';
import './sidebar.define.js';

const LINKS = [
  {text: 'Home', href: '/'},
  {text: 'Forms', links: [{text: 'Selects', href: '/selects'}]},
];
const MANY = Array.from({length: 80}, (_, index) => ({text: `Page ${index}`, href: `/page-${index}`}));

const content = html`
  <lc-profile-card slot="profile" profile-name="Ada" image-link="/users"></lc-profile-card>
  <lc-sidebar-group heading="Pages" .links=${LINKS}></lc-sidebar-group>
  <lc-sidebar-group slot="settings" .links=${[{text: 'Settings', href: '/settings'}]}></lc-sidebar-group>
`;

type Kind = 'narrow' | 'wide';
const WIDTHS = {wide: '1000px', narrow: '400px'} as const;

/** A sidebar in a wide or narrow layout at the path `/here`. Navigation is canceled. */
async function make(kind: Kind, inside: TemplateResult = content): Promise<LcSidebar> {
  const layout = await fixture<HTMLElement>(html`
    <lc-page-layout>
      <lc-sidebar slot="sidebar" current="/here">${inside}</lc-sidebar>
      <button id="behind">Behind</button>
    </lc-page-layout>
  `);
  layout.addEventListener('lc-navigate', event => event.preventDefault());
  await resize(layout, kind);
  return layout.querySelector('lc-sidebar')!;
}

async function resize(layout: HTMLElement, kind: Kind): Promise<void> {
  layout.style.cssText = `inline-size: ${WIDTHS[kind]}; --lc-page-layout-block-size: 300px`;
  await until(() => layout.querySelector('lc-sidebar')!.matches(':state(narrow)') === (kind === 'narrow'));
}

/** The same, opened by its button, after the animation. */
async function makeOpen(): Promise<LcSidebar> {
  const sidebar = await make('narrow');
  const shown = new Promise(resolve => sidebar.addEventListener('lc-after-show', resolve, {once: true}));
  find(sidebar, '.toggle').focus();
  await press('Enter');
  await shown;
  // A browser may deliver a click to the place before the last frame.
  await nextFrame();
  await nextFrame();
  return sidebar;
}

const find = (sidebar: LcSidebar, selector: string) =>
  sidebar.shadowRoot!.querySelector<HTMLElement>(selector)!;
const dialogOf = (sidebar: LcSidebar) => sidebar.shadowRoot!.querySelector('dialog');
const isShown = (sidebar: LcSidebar) => dialogOf(sidebar)?.matches(':modal') ?? false;
const linksIn = (sidebar: LcSidebar) => [
  ...sidebar.querySelector('lc-sidebar-group')!.shadowRoot!.querySelectorAll('lc-sidebar-link'),
];
const focused = (sidebar: LcSidebar) => sidebar.shadowRoot!.activeElement?.className ?? null;

/** Records the events of a drawer, with their reasons. */
function record(sidebar: LcSidebar): string[] {
  const seen: string[] = [];
  for (const name of ['lc-show', 'lc-after-show', 'lc-after-hide'] as const)
    sidebar.addEventListener(name, () => seen.push(name));
  sidebar.addEventListener('lc-hide', event => seen.push(`lc-hide ${event.detail.reason}`));
  return seen;
}

async function closed(sidebar: LcSidebar): Promise<void> {
  await new Promise(resolve => sidebar.addEventListener('lc-after-hide', resolve, {once: true}));
}

/** A press outside the drawer. */
async function pressBeside(sidebar: LcSidebar): Promise<void> {
  endMotionOf(dialogOf(sidebar)!);
  const {right} = dialogOf(sidebar)!.getBoundingClientRect();
  await clickAt([Math.round((right + innerWidth) / 2), 100]);
}

const WAYS: readonly (readonly [string, string, (sidebar: LcSidebar) => unknown])[] = [
  ['Escape', 'escape', () => press('Escape')],
  ['its close button', 'close-button', sidebar => clickOn(find(sidebar, '.close'))],
  ['a press beside it', 'backdrop', pressBeside],
  ['a link that is followed', 'navigate', sidebar => clickOn(linksIn(sidebar)[0]!)],
  ['hide()', 'api', sidebar => sidebar.hide()],
];

describe('lc-sidebar', () => {
  describe('accessibility', () => {
    it('is accessible in a wide layout', async () => {
      await expectAccessible(await make('wide'));
    });

    it('is accessible while the drawer is closed', async () => {
      await expectAccessible(await make('narrow'));
    });

    it('is accessible while the drawer is open', async () => {
      const sidebar = await makeOpen();
      await expectAccessible(sidebar);
      sidebar.open = false;
      await sidebar.updateComplete;
    });

    for (const kind of ['wide', 'narrow'] as const) {
      it(`is a navigation landmark with a name when ${kind}`, async () => {
        const {localName, ariaLabel} = find(await make(kind), '[part=base]');
        expect([localName, ariaLabel]).to.deep.equal(['nav', 'Main menu']);
      });
    }

    it('names the drawer only while it is open', async () => {
      const names = [await make('narrow'), await makeOpen()].map(sidebar => dialogOf(sidebar)!.ariaLabel);
      expect(names).to.deep.equal([null, 'Main menu']);
    });

    it("is in the page's language", async () => {
      registerTranslation(ar);
      const sidebar = await make('narrow');
      sidebar.lang = 'ar';
      await aTimeout(0);
      await sidebar.updateComplete;
      const names = [find(sidebar, 'nav'), find(sidebar, '.close')].map(({ariaLabel}) => ariaLabel);
      expect([...names, find(sidebar, '.toggle').innerText.trim()]).to.deep.equal([
        'القائمة الرئيسية',
        'إغلاق القائمة',
        'القائمة',
      ]);
    });

    it('exposes on its button whether the drawer is open', async () => {
      const sidebar = await make('narrow');
      const seen = [find(sidebar, '.toggle').ariaExpanded];
      sidebar.open = true;
      await sidebar.updateComplete;
      seen.push(find(sidebar, '.toggle').ariaExpanded);
      sidebar.open = false;
      await sidebar.updateComplete;
      expect(seen).to.deep.equal(['false', 'true']);
    });
  });

  describe('properties', () => {
    it('has the label that is set', async () => {
      const sidebar = await make('wide');
      sidebar.label = 'Workshop';
      await sidebar.updateComplete;
      expect(find(sidebar, 'nav').ariaLabel).to.equal('Workshop');
    });

    it('has its default label again when the label is removed', async () => {
      const sidebar = await make('wide');
      sidebar.setAttribute('label', 'Workshop');
      sidebar.removeAttribute('label');
      await sidebar.updateComplete;
      expect(find(sidebar, 'nav').ariaLabel).to.equal('Main menu');
    });

    it('passes the path to its links', async () => {
      const sidebar = await make('wide');
      sidebar.current = '/selects';
      await aTimeout(0);
      expect(linksIn(sidebar).map(({open}) => open)).to.deep.equal([false, true]);
    });

    it('shows its content next to the page in a wide layout', async () => {
      const sidebar = await make('wide');
      expect([dialogOf(sidebar), linksIn(sidebar)[0]!.offsetHeight > 0]).to.deep.equal([null, true]);
    });

    it('shows only a button in a narrow layout', async () => {
      const sidebar = await make('narrow');
      expect([find(sidebar, '.toggle').offsetHeight > 0, linksIn(sidebar)[0]!.offsetHeight]).to.deep.equal([
        true,
        0,
      ]);
    });

    it('opens and closes the drawer when open is set', async () => {
      const sidebar = await make('narrow');
      const seen: boolean[] = [];
      for (const open of [true, false]) {
        sidebar.open = open;
        await sidebar.updateComplete;
        seen.push(isShown(sidebar));
      }
      expect(seen).to.deep.equal([true, false]);
    });

    it('shows its groups below the close button, also without a profile', async () => {
      const sidebar = await make('narrow', html`<lc-sidebar-group heading="Main"></lc-sidebar-group>`);
      sidebar.open = true;
      await sidebar.updateComplete;
      const [close, groups] = ['.close', '.groups'].map(part => find(sidebar, part).getBoundingClientRect());
      expect(groups!.top).to.be.at.least(close!.bottom);
    });

    it('is initially open with the open attribute', async () => {
      const layout = await fixture<HTMLElement>(html`
        <lc-page-layout style="inline-size: 400px"
          ><lc-sidebar slot="sidebar" open></lc-sidebar
        ></lc-page-layout>
      `);
      const sidebar = layout.querySelector('lc-sidebar')!;
      await sidebar.updateComplete;
      const state = isShown(sidebar);
      sidebar.open = false;
      await sidebar.updateComplete;
      expect(state).to.equal(true);
    });

    it('is never open in a wide layout', async () => {
      const sidebar = await make('wide');
      sidebar.open = true;
      await sidebar.updateComplete;
      sidebar.show();
      expect([sidebar.open, sidebar.hasAttribute('open')]).to.deep.equal([false, false]);
    });

    it('prevents the page from scrolling while open', async () => {
      const sidebar = await make('narrow');
      const seen: string[] = [];
      for (const open of [true, false]) {
        sidebar.open = open;
        await sidebar.updateComplete;
        seen.push(document.documentElement.style.overflowY);
      }
      expect(seen).to.deep.equal(['hidden', '']);
    });

    it('lets the page scroll again when it is removed', async () => {
      const sidebar = await make('narrow');
      sidebar.open = true;
      await sidebar.updateComplete;
      sidebar.remove();
      expect(document.documentElement.style.overflowY).to.equal('');
    });

    for (const current of ['/people', '/app/people']) {
      it(`marks the link of ${current} under the basename`, async () => {
        const links = [
          {text: 'People', href: '/app/people'},
          {text: 'Other app', href: '/people'},
        ];
        const sidebar = await make('wide', html`<lc-sidebar-group .links=${links}></lc-sidebar-group>`);
        sidebar.basename = '/app';
        sidebar.current = current;
        const group = sidebar.querySelector('lc-sidebar-group')!;
        await group.updateComplete;
        const marks = [...group.shadowRoot!.querySelectorAll('lc-sidebar-link')].map(async link => {
          await link.updateComplete;
          return link.shadowRoot!.querySelector('a')!.ariaCurrent;
        });
        expect(await Promise.all(marks)).to.deep.equal(['page', null]);
      });
    }

    it('scrolls to the current link and scrolls nothing else', async () => {
      const sidebar = await make('wide', html`<lc-sidebar-group .links=${MANY}></lc-sidebar-group>`);
      const groups = find(sidebar, '.groups');
      sidebar.current = '/page-70';
      await until(() => groups.scrollTop > 0);
      const link = linksIn(sidebar)[70]!.getBoundingClientRect();
      expect(link.bottom).to.be.at.most(groups.getBoundingClientRect().bottom);
      expect(scrollY).to.equal(0);
    });

    it('scrolls to whole links', async () => {
      const sidebar = await make('wide', html`<lc-sidebar-group .links=${MANY}></lc-sidebar-group>`);
      const groups = find(sidebar, '.groups');
      sidebar.current = '/page-70';
      await until(() => groups.scrollTop > 0);
      const start = groups.getBoundingClientRect().top;
      const first = linksIn(sidebar).find(link => link.getBoundingClientRect().bottom > start + 1)!;
      expect(first.getBoundingClientRect().top).to.be.closeTo(start, 1);
    });

    it('does not scroll for a link at its end, which does not scroll', async () => {
      const sidebar = await make(
        'wide',
        html`<lc-sidebar-group .links=${MANY}></lc-sidebar-group>
          <lc-sidebar-group
            slot="settings"
            .links=${[{href: '/settings', text: 'Settings'}]}
          ></lc-sidebar-group>`,
      );
      await until(() => linksIn(sidebar).length > 70);
      sidebar.current = '/settings';
      await sidebar.updateComplete;
      await aTimeout(100);
      expect(find(sidebar, '.groups').scrollTop).to.equal(0);
    });

    it('scrolls to a current link that is cut off at the end', async () => {
      const sidebar = await make('wide', html`<lc-sidebar-group .links=${MANY}></lc-sidebar-group>`);
      await until(() => linksIn(sidebar).length > 70);
      const groups = find(sidebar, '.groups');
      const end = groups.getBoundingClientRect().bottom;
      const cut = linksIn(sidebar).findLastIndex(link => link.getBoundingClientRect().top < end - 12);
      sidebar.current = MANY[cut]!.href;
      await until(() => linksIn(sidebar)[cut]!.getBoundingClientRect().bottom < end - 24);
    });

    it('scrolls to a current link that touches the start', async () => {
      const sidebar = await make('wide', html`<lc-sidebar-group .links=${MANY}></lc-sidebar-group>`);
      await until(() => linksIn(sidebar).length > 70);
      const groups = find(sidebar, '.groups');
      groups.scrollTop = 200;
      const start = groups.getBoundingClientRect().top;
      const cut = linksIn(sidebar).findIndex(link => link.getBoundingClientRect().top >= start);
      sidebar.current = MANY[cut]!.href;
      await until(() => linksIn(sidebar)[cut]!.getBoundingClientRect().top > start + 24);
    });

    it('scrolls to the current link once, if the groups are added later', async () => {
      const sidebar = await make('wide', html``);
      const groups = find(sidebar, '.groups');
      sidebar.current = '/page-70';
      await sidebar.updateComplete;
      await nextFrame();
      await nextFrame();
      const add = () => {
        const group = document.createElement('lc-sidebar-group');
        group.links = MANY;
        sidebar.append(group);
      };
      add();
      await until(() => groups.scrollTop > 0);
      groups.scrollTop = 0;
      add();
      await aTimeout(100);
      expect(groups.scrollTop).to.equal(0);
    });
  });

  describe('crossing the threshold', () => {
    it('closes the drawer when the layout becomes wide, and sends lc-after-hide', async () => {
      const sidebar = await makeOpen();
      const seen = record(sidebar);
      await resize(sidebar.parentElement!, 'wide');
      await until(() => seen.length > 0);
      expect([sidebar.open, dialogOf(sidebar), seen]).to.deep.equal([false, null, ['lc-after-hide']]);
    });

    it('keeps the focus on a link when the layout becomes wide', async () => {
      const sidebar = await makeOpen();
      linksIn(sidebar)[0]!.focus();
      await resize(sidebar.parentElement!, 'wide');
      expect(linksIn(sidebar)[0]!.shadowRoot!.activeElement?.localName).to.equal('a');
    });

    it('moves the focus from a link to the button when the layout becomes narrow', async () => {
      const sidebar = await make('wide');
      linksIn(sidebar)[0]!.focus();
      await resize(sidebar.parentElement!, 'narrow');
      await sidebar.updateComplete;
      expect(focused(sidebar)).to.equal('toggle');
    });

    it('keeps opened links open', async () => {
      const sidebar = await make('wide');
      await clickOn(linksIn(sidebar)[1]!);
      await resize(sidebar.parentElement!, 'narrow');
      expect(linksIn(sidebar)[1]!.open).to.equal(true);
    });
  });

  describe('events', () => {
    it('sends lc-show and lc-after-show when its button opens it', async () => {
      const sidebar = await make('narrow');
      const seen = record(sidebar);
      await clickOn(find(sidebar, '.toggle'));
      await until(() => seen.length === 2);
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show']);
      sidebar.open = false;
      await sidebar.updateComplete;
    });

    it('sends no lc-show and lc-hide when open is set', async () => {
      const sidebar = await make('narrow');
      const seen = record(sidebar);
      for (const open of [true, false]) {
        sidebar.open = open;
        await until(() => seen.includes(open ? 'lc-after-show' : 'lc-after-hide'));
      }
      expect(seen).to.deep.equal(['lc-after-show', 'lc-after-hide']);
    });

    for (const [way, reason, close] of WAYS) {
      it(`closes with ${way} and sends the reason`, async () => {
        const sidebar = await makeOpen();
        const seen = record(sidebar);
        const end = closed(sidebar);
        await close(sidebar);
        await end;
        expect([isShown(sidebar), seen]).to.deep.equal([false, [`lc-hide ${reason}`, 'lc-after-hide']]);
      });

      it(`stays open with ${way} when lc-hide is canceled`, async () => {
        const sidebar = await makeOpen();
        sidebar.addEventListener('lc-hide', event => event.preventDefault());
        await close(sidebar);
        await sidebar.updateComplete;
        const state = [sidebar.open, isShown(sidebar)];
        sidebar.open = false;
        await sidebar.updateComplete;
        expect(state).to.deep.equal([true, true]);
      });
    }

    it('closes when the path changes, for example through a link of the router', async () => {
      const sidebar = await makeOpen();
      const end = closed(sidebar);
      sidebar.current = '/elsewhere';
      await end;
      expect(sidebar.open).to.equal(false);
    });

    it('stays open while links in it are opened and closed', async () => {
      const sidebar = await makeOpen();
      await clickOn(linksIn(sidebar)[1]!);
      const {open} = sidebar;
      sidebar.open = false;
      await sidebar.updateComplete;
      expect([open, linksIn(sidebar)[1]!.open]).to.deep.equal([true, true]);
    });

    it('stays open for a press inside it', async () => {
      const sidebar = await makeOpen();
      await clickOn(find(sidebar, '.groups'));
      const {open} = sidebar;
      sidebar.open = false;
      await sidebar.updateComplete;
      expect(open).to.equal(true);
    });

    it('sends events that do not bubble', async () => {
      const sidebar = await make('narrow');
      const seen = record(sidebar.parentElement as LcSidebar);
      const own = record(sidebar);
      sidebar.show();
      await until(() => own.includes('lc-after-show'));
      sidebar.hide();
      await until(() => own.includes('lc-after-hide'));
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('opens with its button and moves the focus inside', async () => {
      const sidebar = await makeOpen();
      const inside = focused(sidebar);
      sidebar.open = false;
      await sidebar.updateComplete;
      expect(inside).to.equal('close');
    });

    for (const key of ['Tab', 'Shift+Tab']) {
      it(`does not reach the page behind it with ${key}`, async () => {
        const sidebar = await makeOpen();
        const reached: boolean[] = [];
        for (let count = 0; count < 8; count += 1) {
          await press(key);
          reached.push(document.activeElement?.id === 'behind');
        }
        sidebar.open = false;
        await sidebar.updateComplete;
        expect(reached).to.not.include(true);
      });
    }

    for (const [way, , close] of WAYS) {
      it(`returns the focus to its button after ${way}`, async () => {
        const sidebar = await makeOpen();
        const end = closed(sidebar);
        await close(sidebar);
        await end;
        expect(focused(sidebar)).to.equal('toggle');
      });
    }
  });

  describe('slots', () => {
    it('shows the profile above the groups, and the settings below them', async () => {
      const sidebar = await make('wide');
      const tops = ['[slot=profile]', 'lc-sidebar-group', '[slot=settings]'].map(
        selector => sidebar.querySelector(selector)!.getBoundingClientRect().top,
      );
      expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    });
  });
});
