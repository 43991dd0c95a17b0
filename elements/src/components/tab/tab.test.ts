import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../tabs/tabs.define.js';
import type {LcTabs} from '../tabs/tabs.define.js';
import type {LcTab} from './tab.define.js';

async function make(properties: Partial<LcTabs> = {current: '/team/members'}): Promise<LcTabs> {
  const tabs = await fixture<LcTabs>(html`
    <lc-tabs aria-label="Team">
      <lc-tab href="/team" exact>Overview</lc-tab>
      <lc-tab href="/team/members">Members</lc-tab>
      <lc-tab href="/team/billing" disabled>Billing</lc-tab>
      <p>Twelve people</p>
    </lc-tabs>
  `);
  Object.assign(tabs, properties);
  await until(() => tabs.querySelector('lc-tab:state(active)') !== null);
  return tabs;
}

const tabsIn = (tabs: LcTabs): LcTab[] => [...tabs.querySelectorAll('lc-tab')];
const linkOf = (tab: LcTab) => tab.shadowRoot!.querySelector('a')!;

describe('lc-tab', () => {
  describe('accessibility', () => {
    it('passes axe as a link in light and dark', async () => {
      await expectAccessible(await make());
    });

    it('makes the tabs a navigation with a current page', async () => {
      const tabs = await make();
      const list = tabs.shadowRoot!.querySelector('[part=list]')!;
      expect([list.role, list.ariaLabel]).to.deep.equal(['navigation', 'Team']);
      expect(tabsIn(tabs).map(tab => linkOf(tab).ariaCurrent)).to.deep.equal([null, 'page', null]);
    });

    it('is current on a page below its own', async () => {
      const tabs = await make({current: '/team/members/7'});
      expect(linkOf(tabsIn(tabs)[1]!).ariaCurrent).to.equal('true');
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const tab = (await make()).querySelector('lc-tab')!;
      expect([tab.panel, tab.exact, tab.disabled]).to.deep.equal(['', true, false]);
    });

    it('href is ignored in a disabled tab', async () => {
      const tabs = await make();
      const {ariaDisabled, role} = linkOf(tabsIn(tabs)[2]!);
      expect([linkOf(tabsIn(tabs)[2]!).hasAttribute('href'), ariaDisabled, role]).to.deep.equal([
        false,
        'true',
        'link',
      ]);
    });

    it('warn about a tab outside tabs', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-tab panel="a">A</lc-tab>`));
      expect(seen).to.deep.equal(['<lc-tab>: it must be a child of <lc-tabs>.']);
    });

    it('warn about a javascript: address', async () => {
      const seen = await recordWarnings(async () => {
        const tabs = await make();
        tabsIn(tabs)[0]!.href = 'javascript:alert(1)';
        await tabsIn(tabs)[0]!.updateComplete;
        expect(linkOf(tabsIn(tabs)[0]!).hasAttribute('href')).to.equal(false);
      });
      expect(seen).to.deep.equal(['<lc-tab>: href must not be a javascript: address.']);
    });
  });

  describe('events', () => {
    it('lc-navigate offers the link to a router', async () => {
      const tabs = await make();
      const hrefs: string[] = [];
      tabs.addEventListener('lc-navigate', event => {
        event.preventDefault();
        hrefs.push(event.detail.href);
      });
      linkOf(tabsIn(tabs)[0]!).click();
      expect(hrefs).to.deep.equal(['/team']);
    });
  });

  describe('keyboard', () => {
    it('reaches each link with Tab', async () => {
      const tabs = await make();
      tabsIn(tabs)[0]!.focus();
      await press('Tab');
      expectFocus(tabsIn(tabs)[1]!);
    });
  });

  describe('slots', () => {
    it('show what is below the links', async () => {
      const tabs = await make();
      expect(tabs.querySelector('p')!.checkVisibility()).to.equal(true);
    });
  });
});
