import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../search-button/search-button.define.js';
import '../search-input/search-input.define.js';
import '../sidebar-link/sidebar-link.define.js';
import type {LcNavbar} from './navbar.define.js';
import './navbar.define.js';

const WIDE = '1100px';
const NARROW = '320px';

const actions = {notifications: true, settings: true, logOut: true};
const everything: Partial<LcNavbar> = {...actions, brandText: 'Acme', location: '/people/ada'};

/** A bar in a container with a fixed width. */
async function make(
  properties: Partial<LcNavbar> = {},
  width = WIDE,
  children: TemplateResult = html``,
): Promise<LcNavbar> {
  const place = await fixture<HTMLElement>(html`<div><lc-navbar>${children}</lc-navbar></div>`);
  place.style.inlineSize = width;
  const bar = Object.assign(place.querySelector('lc-navbar')!, properties);
  await bar.updateComplete;
  await nextFrame();
  return bar;
}

const find = (bar: LcNavbar, selector: string) => bar.shadowRoot!.querySelector<HTMLElement>(selector);
const toggle = (bar: LcNavbar) => find(bar, '.toggle')!;
const brand = (bar: LcNavbar) => find(bar, '.brand') as HTMLAnchorElement;
const breadcrumb = (bar: LcNavbar) => bar.shadowRoot!.querySelector('lc-breadcrumb');
const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
const names = (bar: LcNavbar) =>
  [...bar.shadowRoot!.querySelectorAll<HTMLElement>('.action')].map(({title}) => title);

const search = html`<lc-search-button slot="search" text="Search"></lc-search-button>`;
const searchField = html`<lc-search-input slot="search" text="Search"></lc-search-input>`;
const links = html`
  <nav slot="links" aria-label="Main">
    <lc-sidebar-link href="/orders" current="/orders">Orders</lc-sidebar-link>
    <lc-sidebar-link href="/customers" current="/orders">Customers</lc-sidebar-link>
  </nav>
`;
const callToAction = html`<lc-button slot="cta">Invite</lc-button>`;

/** Prevents a click from leaving the test page, and returns its destination. */
function recordNavigation(bar: LcNavbar): string[] {
  const seen: string[] = [];
  bar.addEventListener('lc-navigate', event => {
    event.preventDefault();
    seen.push(event.detail.href);
  });
  return seen;
}

/** Records why the menu closes. */
function recordReasons(bar: LcNavbar): string[] {
  const reasons: string[] = [];
  bar.addEventListener('lc-hide', event => reasons.push(event.detail.reason));
  return reasons;
}

describe('lc-navbar', () => {
  describe('accessibility', () => {
    for (const [state, properties, width] of [
      ['empty', {}, WIDE],
      ['with everything', {...everything, notificationCount: 3}, WIDE],
      ['collapsed', everything, NARROW],
      ['expanded', {...everything, notificationCount: 120, expanded: true}, NARROW],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(properties, width, html`${search} ${callToAction}`));
      });
    }

    it('is a header', async () => {
      expect(isShown(find(await make(), 'header'))).to.equal(true);
    });

    it('names its buttons', async () => {
      expect(names(await make(actions))).to.deep.equal(['Notifications', 'Settings', 'Log out']);
    });

    it("names its buttons in the page's language", async () => {
      registerTranslation(ar);
      const bar = await make({...actions, lang: 'ar'});
      expect(names(bar)).to.deep.equal(['الإشعارات', 'الإعدادات', 'تسجيل الخروج']);
    });

    it('includes the number of notifications in the name of the button', async () => {
      const [name] = names(await make({notifications: true, notificationCount: 120}));
      expect(name).to.equal('Notifications, 120 new');
    });

    for (const [state, expanded] of [
      ['collapsed', 'false'],
      ['expanded', 'true'],
    ] as const) {
      it(`exposes that its menu is ${state}`, async () => {
        const bar = await make({...everything, expanded: expanded === 'true'}, NARROW);
        expect(toggle(bar).ariaExpanded).to.equal(expanded);
      });
    }

    it('names its menu button differently from the button of a sidebar', async () => {
      const {ariaLabel, title} = toggle(await make(everything, NARROW));
      expect([ariaLabel, title]).to.deep.equal([null, 'More']);
    });

    it('references the menu with aria-controls', async () => {
      const bar = await make(everything, NARROW);
      const id = toggle(bar).getAttribute('aria-controls')!;
      expect(bar.shadowRoot!.getElementById(id)!.className).to.equal('menu');
    });
  });

  describe('properties', () => {
    it('links its brand to the root', async () => {
      const {innerText, pathname} = brand(await make({brandText: 'Acme'}));
      expect([innerText.trim(), pathname]).to.deep.equal(['Acme', '/']);
    });

    it('links its brand to the basename, and its breadcrumb below it', async () => {
      const bar = await make({brandText: 'Acme', basename: '/app', location: '/people/ada'});
      const breadcrumb = bar.shadowRoot!.querySelector('lc-breadcrumb')!;
      await breadcrumb.updateComplete;
      const hrefs = [...breadcrumb.shadowRoot!.querySelectorAll('a')].map(({pathname}) => pathname);
      expect([brand(bar).pathname, ...hrefs]).to.deep.equal(['/app', '/app/people', '/app/people/ada']);
    });

    it('links its brand to brandHref', async () => {
      expect(brand(await make({brandText: 'Acme', brandHref: '/app'})).pathname).to.equal('/app');
    });

    it('warns about a javascript: address and links to the root', async () => {
      let bar!: LcNavbar;
      const warnings = await recordWarnings(async () => {
        bar = await make({brandText: 'Acme', brandHref: 'javascript:alert(1)'});
      });
      expect(warnings).to.deep.equal(['<lc-navbar>: brandHref must not be a javascript: address.']);
      expect(brand(bar).getAttribute('href')).to.equal('/');
    });

    it('has no link without a brand', async () => {
      expect(isShown(brand(await make()))).to.equal(false);
    });

    it('shows a breadcrumb of its location', async () => {
      const bar = await make({location: {pathname: '/people/ada'}});
      expect(breadcrumb(bar)!.shadowRoot!.querySelectorAll('a').length).to.equal(2);
    });

    it('passes labels to its breadcrumb', async () => {
      const bar = await make({location: '/people', breadcrumbLabels: {people: 'Persons'}});
      expect(breadcrumb(bar)!.shadowRoot!.querySelector('a')!.innerText).to.equal('Persons');
    });

    it('names its breadcrumb', async () => {
      const bar = await make({location: '/people', breadcrumbLabel: 'Folder'});
      expect(breadcrumb(bar)!.shadowRoot!.querySelector('nav')!.ariaLabel).to.equal('Folder');
    });

    it('has no breadcrumb with no-breadcrumb', async () => {
      expect(breadcrumb(await make({location: '/people', noBreadcrumb: true}))).to.equal(null);
    });

    it('has no buttons by default', async () => {
      expect(names(await make())).to.deep.equal([]);
    });

    for (const [attribute, name] of [
      ['notifications', 'Notifications'],
      ['settings', 'Settings'],
      ['log-out', 'Log out'],
    ] as const) {
      it(`has a button for its attribute ${attribute}`, async () => {
        const bar = await make();
        bar.setAttribute(attribute, '');
        await bar.updateComplete;
        expect(names(bar)).to.deep.equal([name]);
      });
    }

    for (const [count, expected] of [
      [0, null],
      [null, null],
      [1, '1'],
      [99, '99'],
      [100, '99+'],
    ] as const) {
      it(`shows ${expected ?? 'no badge'} for ${count} notifications`, async () => {
        const bar = await make({notifications: true, notificationCount: count});
        expect(find(bar, '.badge')?.textContent ?? null).to.equal(expected);
      });
    }

    it('warns about an invalid number of notifications', async () => {
      const warnings = await recordWarnings(() => make({notifications: true, notificationCount: -1}));
      expect(warnings).to.deep.equal(['<lc-navbar>: notificationCount must be a whole number of 0 or more.']);
    });

    it('has its default z-index', async () => {
      expect(getComputedStyle(await make()).zIndex).to.equal('1000');
    });

    it('has the z-index of its custom property', async () => {
      const bar = await make();
      bar.style.setProperty('--lc-navbar-z-index', '7');
      expect(getComputedStyle(bar).zIndex).to.equal('7');
    });

    it('reserves its height for what the page scrolls to while it is sticky', async () => {
      const padding = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;
      const bar = await make({sticky: true});
      await until(() => padding() === `${bar.offsetHeight + 32}px`);
      bar.sticky = false;
      await bar.updateComplete;
      expect(padding()).to.equal('auto');
    });

    it('stays at the top if sticky', async () => {
      const {position, top} = getComputedStyle(await make({sticky: true}));
      expect([position, top]).to.deep.equal(['sticky', '0px']);
    });

    it('makes a search 20 percent of the viewport wide, and at least 12rem', async () => {
      const bar = await make({}, WIDE, search);
      const {width} = bar.querySelector('lc-search-button')!.getBoundingClientRect();
      expect(width).to.be.closeTo(Math.max(innerWidth * 0.2, 192), 0.5);
    });
  });

  it('hides a breadcrumb that has no room', async () => {
    const bar = await make({...everything, brandText: 'Long '.repeat(17)}, '700px');
    const {width} = find(bar, '.breadcrumb')!.getBoundingClientRect();
    expect([width < 96, isShown(breadcrumb(bar))]).to.deep.equal([true, false]);
  });

  describe('in a narrow container', () => {
    it('has a collapsed menu by default', async () => {
      const bar = await make(everything, NARROW);
      expect([isShown(toggle(bar)), isShown(find(bar, '.menu'))]).to.deep.equal([true, false]);
    });

    it('shows its menu when expanded', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      expect(isShown(find(bar, '.menu'))).to.equal(true);
    });

    it('has no button without a menu', async () => {
      expect(isShown(toggle(await make({brandText: 'Acme', location: '/people'}, NARROW)))).to.equal(false);
    });

    it('shows the breadcrumb outside its menu', async () => {
      expect(isShown(breadcrumb(await make(everything, NARROW)))).to.equal(true);
    });

    it('shows the text of its buttons', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      expect(isShown(find(bar, '.action-text'))).to.equal(true);
    });

    it('makes a search field as wide as the menu', async () => {
      const bar = await make({expanded: true}, NARROW, searchField);
      expect(bar.querySelector('lc-search-input')!.getBoundingClientRect().width).to.be.above(280);
    });

    it('shows a search button as an icon, outside its menu', async () => {
      const bar = await make({...everything, noBreadcrumb: true}, NARROW, search);
      const {width, height} = bar.querySelector('lc-search-button')!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([40, 40]);
      expect(bar.getBoundingClientRect().height).to.be.at.most(56);
    });

    it('has no menu for a search button alone', async () => {
      expect(isShown(toggle(await make({brandText: 'Acme'}, NARROW, search)))).to.equal(false);
    });

    it('fits in 320 px', async () => {
      const bar = await make(
        {...everything, location: '/developing/magnificent-gorgeous/breadcrumbs', expanded: true},
        NARROW,
        html`${search} ${callToAction}`,
      );
      expect(bar.scrollWidth).to.equal(320);
    });

    for (const [width, children, isNarrow] of [
      ['575px', html``, true],
      ['577px', html``, false],
      ['639px', search, true],
      ['641px', search, false],
      ['863px', html`${search} ${callToAction}`, true],
      ['865px', html`${search} ${callToAction}`, false],
      ['1151px', html`${links} ${search} ${callToAction}`, true],
      ['1153px', html`${links} ${search} ${callToAction}`, false],
    ] as const) {
      const parts = children.strings.length - 1 || (children === search ? 1 : 0);
      it(`is ${isNarrow ? 'narrow' : 'wide'} at ${width} with ${parts} large parts`, async () => {
        expect(isShown(toggle(await make(everything, width, children)))).to.equal(isNarrow);
      });
    }
  });

  describe('events', () => {
    for (const [part, event] of [
      ['notifications', 'lc-notifications'],
      ['settings', 'lc-settings'],
      ['log-out', 'lc-log-out'],
    ] as const) {
      it(`sends ${event} when its button is pressed`, async () => {
        const bar = await make({...everything, expanded: true}, NARROW);
        const seen = recordEvents(bar.parentElement!, 'lc-notifications', 'lc-settings', 'lc-log-out');
        await clickOn(find(bar, `.action.${part}`)!);
        expect(seen).to.deep.equal([event]);
      });
    }

    it('sends lc-navigate for a click on its brand', async () => {
      const bar = await make({brandText: 'Acme'});
      const seen = recordNavigation(bar);
      brand(bar).click();
      expect(seen).to.deep.equal(['/']);
    });

    it('sends lc-navigate for a click on a step', async () => {
      const bar = await make({location: '/people/ada'});
      const seen = recordNavigation(bar);
      breadcrumb(bar)!.shadowRoot!.querySelector('a')!.click();
      expect(seen).to.deep.equal(['/people']);
    });

    it('shows its menu when its button is pressed', async () => {
      const bar = await make(everything, NARROW);
      await clickOn(toggle(bar));
      expect(bar.hasAttribute('expanded')).to.equal(true);
    });

    it('sends lc-show and lc-hide when its button is pressed', async () => {
      const bar = await make(everything, NARROW);
      const seen = recordEvents(bar, 'lc-show', 'lc-hide');
      await clickOn(toggle(bar));
      await clickOn(toggle(bar));
      expect(seen).to.deep.equal(['lc-show', 'lc-hide']);
    });

    it('does not let lc-show and lc-hide bubble', async () => {
      const bar = await make(everything, NARROW);
      const seen = recordEvents(bar.parentElement!, 'lc-show', 'lc-hide');
      await clickOn(toggle(bar));
      await clickOn(toggle(bar));
      expect(seen).to.deep.equal([]);
    });

    it('keeps its menu open when lc-hide is canceled', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      bar.addEventListener('lc-hide', event => event.preventDefault());
      await clickOn(toggle(bar));
      expect(bar.expanded).to.equal(true);
    });

    it('sends no event when expanded is set', async () => {
      const bar = await make(everything, NARROW);
      const seen = recordEvents(bar, 'lc-show', 'lc-hide');
      bar.expanded = true;
      await bar.updateComplete;
      bar.expanded = false;
      await bar.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('closes its menu when a link is followed', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      recordNavigation(bar);
      const reasons = recordReasons(bar);
      brand(bar).click();
      expect([bar.expanded, ...reasons]).to.deep.equal([false, 'navigate']);
    });

    it('sends no lc-hide when a link is followed in a wide container', async () => {
      const bar = await make({...everything, expanded: true});
      recordNavigation(bar);
      const reasons = recordReasons(bar);
      brand(bar).click();
      expect(reasons).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`opens its menu with ${key}`, async () => {
        const bar = await make(everything, NARROW);
        toggle(bar).focus();
        await press(key);
        expect(bar.expanded).to.equal(true);
      });
    }

    it('closes its menu with Escape, and returns the focus to its button', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      const reasons = recordReasons(bar);
      find(bar, '.action.settings')!.focus();
      await press('Escape');
      expect([bar.expanded, ...reasons, bar.shadowRoot!.activeElement === toggle(bar)]).to.deep.equal([
        false,
        'escape',
        true,
      ]);
    });

    it('stops the Escape that closes its menu', async () => {
      const bar = await make({...everything, expanded: true}, NARROW);
      const seen = recordEvents(bar.parentElement!, 'keydown');
      toggle(bar).focus();
      await press('Escape');
      expect(seen).to.deep.equal([]);
    });

    it('leaves the first Escape to a search that has text to clear', async () => {
      const field = html`<lc-search-input slot="search" text="Search" value="Ada"></lc-search-input>`;
      const bar = await make({expanded: true}, NARROW, field);
      bar.querySelector('lc-search-input')!.focus();
      await press('Escape');
      expect(bar.expanded).to.equal(true);
      await press('Escape');
      expect(bar.expanded).to.equal(false);
    });

    for (const [state, properties, width] of [
      ['while collapsed', everything, NARROW],
      ['in a wide container', {...everything, expanded: true}, WIDE],
    ] as const) {
      it(`does not handle Escape ${state}`, async () => {
        const bar = await make(properties, width);
        const seen = recordEvents(bar.parentElement!, 'keydown');
        brand(bar).focus();
        await press('Escape');
        expect(seen).to.deep.equal(['keydown']);
      });
    }

    it('has no tab stops in a collapsed menu', async () => {
      const bar = await make({...actions, noBreadcrumb: true}, NARROW);
      const next = document.createElement('button');
      bar.after(next);
      toggle(bar).focus();
      await press('Tab');
      expect(document.activeElement === next).to.equal(true);
    });
  });

  describe('slots', () => {
    it('shows a slotted brand instead of its text', async () => {
      const bar = await make({}, WIDE, html`<b slot="brand">Acme</b>`);
      expect([isShown(brand(bar)), isShown(bar.querySelector('b'))]).to.deep.equal([true, true]);
    });

    it('shows slotted content instead of the breadcrumb', async () => {
      const bar = await make({location: '/people'}, WIDE, html`<b slot="breadcrumb">People</b>`);
      expect([isShown(bar.querySelector('b')), isShown(breadcrumb(bar))]).to.deep.equal([true, false]);
    });

    it('shows more buttons before its own', async () => {
      const bar = await make(actions, WIDE, html`<button slot="actions">Help</button>`);
      const {left} = bar.querySelector('button')!.getBoundingClientRect();
      expect(left).to.be.below(find(bar, '.action')!.getBoundingClientRect().left);
    });

    it('shows links next to the brand, before a search button', async () => {
      const bar = await make(
        {brandText: 'Acme', noBreadcrumb: true, logOut: true},
        WIDE,
        html`${search} ${links}`,
      );
      const rect = (element: Element) => element.getBoundingClientRect();
      const nav = rect(bar.querySelector('nav')!);
      expect(nav.left - rect(brand(bar)).right).to.be.within(0, 32);
      expect(rect(bar.querySelector('lc-search-button')!).left).to.be.above(nav.right + 100);
      expect(rect(find(bar, '.log-out')!).right).to.be.above(1050);
    });

    it('shows links after the breadcrumb', async () => {
      const bar = await make({brandText: 'Acme', location: '/orders'}, WIDE, links);
      expect(bar.querySelector('nav')!.getBoundingClientRect().left).to.be.above(
        breadcrumb(bar)!.getBoundingClientRect().left + 100,
      );
    });

    it('shows links one below the other in the menu of a narrow bar', async () => {
      const bar = await make({brandText: 'Acme', noBreadcrumb: true}, NARROW, links);
      const nav = bar.querySelector('nav')!;
      expect(isShown(nav)).to.equal(false);
      toggle(bar).click();
      await bar.updateComplete;
      const [first, second] = [...nav.children].map(link => link.getBoundingClientRect());
      expect([isShown(nav), second!.top >= first!.bottom]).to.deep.equal([true, true]);
    });

    it('closes its menu when one of the links is followed', async () => {
      const bar = await make({brandText: 'Acme', expanded: true}, NARROW, links);
      const seen = recordNavigation(bar);
      bar.querySelector('lc-sidebar-link')!.shadowRoot!.querySelector('a')!.click();
      expect([seen, bar.expanded]).to.deep.equal([['/orders'], false]);
    });

    it('is accessible with links, in light and dark', async () => {
      await expectAccessible(await make({brandText: 'Acme', noBreadcrumb: true}, WIDE, links));
    });

    it('is as high as a higher bar around it', async () => {
      const bar = await make(everything, NARROW);
      expect(find(bar, '.base')!.offsetHeight).to.be.below(120);
      Object.assign(bar.parentElement!.style, {blockSize: '120px', display: 'flex'});
      expect(find(bar, '.base')!.offsetHeight).to.equal(120);
    });

    it('shows a menu when content is slotted later', async () => {
      const bar = await make({}, NARROW);
      const button = document.createElement('lc-button');
      button.slot = 'cta';
      bar.append(button);
      await nextFrame();
      await bar.updateComplete;
      expect(isShown(toggle(bar))).to.equal(true);
    });
  });
});
