import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {svg} from 'lit';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcSidebarLink} from './sidebar-link.define.js';
import './sidebar-link.define.js';

const FORMS = [
  {text: 'Selects', href: '/selects'},
  {text: 'Sliders', href: '/sliders'},
];

/** A link with these properties. Navigation is canceled. */
async function make(properties: Partial<LcSidebarLink> = {}): Promise<LcSidebarLink> {
  const link = await fixture<LcSidebarLink>(html`<lc-sidebar-link current="/here"></lc-sidebar-link>`);
  link.addEventListener('lc-navigate', event => event.preventDefault());
  Object.assign(link, {text: 'Link', ...properties});
  return settled(link);
}

/** Two links that have their own links, at the path `/here`. */
async function makeTwo(): Promise<[LcSidebarLink, LcSidebarLink]> {
  const place = await fixture(html`
    <div>
      <lc-sidebar-link text="Forms" current="/here" .links=${FORMS}></lc-sidebar-link>
      <lc-sidebar-link text="Data" current="/here" .links=${[{text: 'T', href: '/t'}]}></lc-sidebar-link>
    </div>
  `);
  const [one, two] = place.querySelectorAll('lc-sidebar-link');
  return [one!, two!];
}

/** Waits for slots and for parent links, which update after the link. */
async function settled(link: LcSidebarLink): Promise<LcSidebarLink> {
  await aTimeout(0);
  return link;
}

const base = (link: LcSidebarLink) => link.shadowRoot!.querySelector<HTMLElement>('[part=link]')!;
const list = (link: LcSidebarLink) => link.shadowRoot!.querySelector('ul')!;
const linksIn = (link: LcSidebarLink) => [...list(link).querySelectorAll('lc-sidebar-link')];
const current = (link: LcSidebarLink) => base(link).getAttribute('aria-current');
const expanded = (link: LcSidebarLink) => base(link).getAttribute('aria-expanded');

async function goTo(link: LcSidebarLink, path: string): Promise<void> {
  link.current = path;
  await settled(link);
}

describe('lc-sidebar-link', () => {
  describe('accessibility', () => {
    for (const [title, properties] of [
      ['a link', {href: '/there'}],
      ['the current link', {href: '/here'}],
      ['plain text', {}],
      ['a closed parent', {links: FORMS}],
      ['an open parent', {links: FORMS, open: true}],
      ['a closed parent of the current link', {links: [{text: 'Here', href: '/here'}]}],
    ] as const) {
      it(`is accessible as ${title}`, async () => {
        const link = await make(properties);
        if (title.startsWith('a closed')) link.open = false;
        await settled(link);
        await expectAccessible(link);
      });
    }

    it('is a link with an href', async () => {
      expect(base(await make({href: '/there'})).localName).to.equal('a');
    });

    it('is a button with links', async () => {
      expect(base(await make({links: FORMS})).localName).to.equal('button');
    });

    it('is plain text without an href and links', async () => {
      expect(base(await make()).localName).to.equal('span');
    });

    it('refers from its button to the list of its links', async () => {
      const link = await make({links: FORMS});
      expect(base(link).getAttribute('aria-controls')).to.equal(list(link).id);
    });

    it('names the list of its links', async () => {
      const link = await make({links: FORMS});
      expect(list(link).getAttribute('aria-labelledby')).to.equal(base(link).id);
    });
  });

  describe('properties', () => {
    it('links to its href', async () => {
      expect(base(await make({href: '/there'})).getAttribute('href')).to.equal('/there');
    });

    it('opens in its target', async () => {
      const link = await make({href: '/there', target: '_blank'});
      expect([base(link).getAttribute('target'), base(link).getAttribute('rel')]).to.deep.equal([
        '_blank',
        'noopener',
      ]);
    });

    it('ignores a javascript: address', async () => {
      let link!: LcSidebarLink;
      const warnings = await recordWarnings(async () => (link = await make({href: 'javascript:alert(1)'})));
      expect([base(link).localName, warnings.length]).to.deep.equal(['span', 1]);
    });

    it('ignores the href of a link with links and warns', async () => {
      let link!: LcSidebarLink;
      const warnings = await recordWarnings(async () => (link = await make({href: '/a', links: FORMS})));
      expect([base(link).localName, warnings.length]).to.deep.equal(['button', 1]);
    });

    it('shows links from data', async () => {
      const link = await make({links: FORMS});
      expect(linksIn(link).map(({text, href}) => [text, href])).to.deep.equal([
        ['Selects', '/selects'],
        ['Sliders', '/sliders'],
      ]);
    });

    it('takes links as JSON', async () => {
      const link = await fixture<LcSidebarLink>(
        html`<lc-sidebar-link text="Forms" links='[{"text":"Selects","href":"/s"}]'></lc-sidebar-link>`,
      );
      expect(linksIn(link).map(({text}) => text)).to.deep.equal(['Selects']);
    });

    it('leaves out invalid links and warns', async () => {
      const link = await make();
      const warnings = await recordWarnings(
        () => (link.links = [{href: '/nameless'}, null, ...FORMS] as never),
      );
      expect([link.links.length, warnings.length]).to.deep.equal([2, 1]);
    });

    it("shows the app's icon", async () => {
      const link = await make({icon: svg`<svg id="mark"></svg>`});
      const icon = link.shadowRoot!.querySelector<HTMLElement>('.icon')!;
      expect([icon.hidden, icon.querySelector('#mark') !== null]).to.deep.equal([false, true]);
    });

    it('aligns its links with its text beside an icon', async () => {
      const link = await make({icon: svg`<svg></svg>`, links: FORMS, open: true});
      const startOf = (item: LcSidebarLink) =>
        item.shadowRoot!.querySelector('[part=text]')!.getBoundingClientRect().left;
      expect(startOf(linksIn(link)[0]!)).to.be.closeTo(startOf(link), 0.5);
    });

    it('reserves no space without an icon', async () => {
      const icon = (await make()).shadowRoot!.querySelector<HTMLElement>('.icon')!;
      expect(icon.hidden).to.equal(true);
    });

    for (const name of ['open', 'exact'] as const) {
      it(`is not ${name} when the attribute is removed`, async () => {
        const link = await make({links: FORMS, [name]: true});
        link.toggleAttribute(name, true);
        link.removeAttribute(name);
        expect(link[name]).to.equal(false);
      });
    }
  });

  describe('the current page', () => {
    for (const [path, properties, expected] of [
      ['/people', {href: '/people'}, 'page'],
      ['/people/', {href: '/people?'}, 'page'],
      ['/people/7', {href: '/people'}, 'true'],
      ['/people/7', {href: '/people', exact: true}, null],
      ['/peoples', {href: '/people'}, null],
      ['/people', {href: '/'}, null],
      ['/', {href: '/'}, 'page'],
      ['/people?tab=2', {href: '?tab=2'}, 'page'],
      ['/people', {href: `${location.origin}/people`}, 'page'],
      ['/people', {href: 'https://example.com/people'}, null],
      ['/people', {href: 'mailto:people'}, null],
      ['/people', {href: 'https://'}, null],
    ] as const) {
      it(`has aria-current ${expected} on ${path} for ${JSON.stringify(properties)}`, async () => {
        expect(current(await make({...properties, current: path}))).to.equal(expected);
      });
    }

    it('is detected for a relative address', async () => {
      const link = await make({href: './near'});
      await goTo(link, new URL('./near', document.baseURI).pathname);
      expect(current(link)).to.equal('page');
    });

    it("is the document's path by default", async () => {
      expect(current(await make({href: location.pathname, current: null}))).to.equal('page');
    });

    it("follows the document's history", async () => {
      const link = await make({href: '#sidebar-link', current: null});
      const before = current(link);
      location.hash = 'sidebar-link';
      await until(() => current(link) !== null);
      const after = current(link);
      history.replaceState(null, '', location.pathname + location.search);
      expect([before, after]).to.deep.equal([null, 'page']);
    });

    it('has a custom state', async () => {
      const link = await make({href: '/here'});
      expect([link.matches(':state(current)'), link.matches(':state(current-within)')]).to.deep.equal([
        true,
        false,
      ]);
    });

    it('has a custom state on parent links', async () => {
      const link = await make({links: [{text: 'Here', href: '/here'}]});
      expect(link.matches(':state(current-within)')).to.equal(true);
    });
  });

  describe('its links', () => {
    it('are hidden by default', async () => {
      const link = await make({links: FORMS});
      expect([list(link).hidden, expanded(link)]).to.deep.equal([true, 'false']);
    });

    it('are visible when open', async () => {
      const link = await make({links: FORMS, open: true});
      expect([list(link).hidden, expanded(link)]).to.deep.equal([false, 'true']);
    });

    for (const [title, path] of [
      ['is current', '/sliders'],
      ['is above the current page', '/sliders/steps'],
    ] as const) {
      it(`are initially visible when the page of one ${title}`, async () => {
        expect((await make({links: FORMS, current: path})).open).to.equal(true);
      });
    }

    it('are initially visible when the page is below them at any depth', async () => {
      expect((await make({links: [{text: 'All', links: FORMS}], current: '/selects'})).open).to.equal(true);
    });

    it('become visible when they are set after the path', async () => {
      const link = await make({current: '/selects'});
      link.links = FORMS;
      await settled(link);
      expect(link.open).to.equal(true);
    });

    it('become visible when the page becomes one of theirs', async () => {
      const link = await make({links: FORMS});
      await goTo(link, '/selects');
      expect(link.open).to.equal(true);
    });

    it('stay visible when the page is no longer one of theirs', async () => {
      const link = await make({links: FORMS, current: '/selects'});
      await goTo(link, '/other');
      expect(link.open).to.equal(true);
    });

    it('stay hidden on the same page after the user hides them', async () => {
      const link = await make({links: FORMS, current: '/selects'});
      await clickOn(base(link));
      link.text = 'Another';
      await settled(link);
      expect(link.open).to.equal(false);
    });

    it('become visible again on another page of theirs', async () => {
      const link = await make({links: FORMS, current: '/selects'});
      await clickOn(base(link));
      await goTo(link, '/sliders');
      expect(link.open).to.equal(true);
    });

    it('are toggled by the user', async () => {
      const link = await make({links: FORMS});
      await clickOn(base(link));
      await link.updateComplete;
      const opened = expanded(link);
      await clickOn(base(link));
      await link.updateComplete;
      expect([opened, expanded(link)]).to.deep.equal(['true', 'false']);
    });

    it('do not affect the links of other links', async () => {
      const [one, two] = await makeTwo();
      two.open = true;
      await two.updateComplete;
      await clickOn(base(one));
      expect([one.open, two.open]).to.deep.equal([true, true]);
    });
  });

  describe('events', () => {
    it('sends lc-navigate with its href for a plain click', async () => {
      const link = await make({href: '/there'});
      const hrefs: string[] = [];
      link.addEventListener('lc-navigate', event => hrefs.push(event.detail.href));
      await clickOn(base(link));
      expect(hrefs).to.deep.equal(['/there']);
    });

    it('lets lc-navigate bubble through its parent link', async () => {
      const link = await make({links: FORMS, open: true});
      const hrefs: string[] = [];
      link.addEventListener('lc-navigate', event => hrefs.push(event.detail.href));
      await clickOn(base(linksIn(link)[1]!));
      expect(hrefs).to.deep.equal(['/sliders']);
    });

    it('sends lc-toggle when the user opens and closes its links', async () => {
      const link = await make({links: FORMS});
      const seen: boolean[] = [];
      link.addEventListener('lc-toggle', event => seen.push(event.detail.open));
      await clickOn(base(link));
      await clickOn(base(link));
      expect(seen).to.deep.equal([true, false]);
    });

    it('sends no event when a property or the path opens it', async () => {
      const link = await make({links: FORMS});
      const seen = recordEvents(link, 'lc-toggle', 'lc-navigate');
      link.open = true;
      await link.updateComplete;
      link.open = false;
      await goTo(link, '/selects');
      expect(seen).to.deep.equal([]);
    });

    it('does not let lc-toggle bubble', async () => {
      const link = await make({links: FORMS});
      const seen = recordEvents(document, 'lc-toggle');
      await clickOn(base(link));
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`toggles its links with ${key}`, async () => {
        const link = await make({links: FORMS});
        link.focus();
        await press(key);
        expect(link.open).to.equal(true);
      });
    }

    it('follows its link with Enter', async () => {
      const link = await make({href: '/there'});
      const seen = recordEvents(link, 'lc-navigate');
      link.focus();
      await press('Enter');
      expect(seen).to.deep.equal(['lc-navigate']);
    });

    it('skips hidden links with Tab', async () => {
      const [one, two] = await makeTwo();
      one.focus();
      await press('Tab');
      expect(two.matches(':focus-within')).to.equal(true);
    });
  });

  describe('slots', () => {
    const tree = html`
      <lc-sidebar-link current="/sliders/steps">
        <svg slot="icon"></svg>
        Forms
        <lc-sidebar-link href="/selects">Selects</lc-sidebar-link>
        <lc-sidebar-link href="/hidden" hidden>Hidden</lc-sidebar-link>
        <lc-sidebar-link id="inner">
          Ranges
          <lc-sidebar-link href="/sliders">Sliders</lc-sidebar-link>
        </lc-sidebar-link>
      </lc-sidebar-link>
    `;
    const items = (link: LcSidebarLink) =>
      [...list(link).querySelectorAll<HTMLSlotElement>('li > slot')].map(slot =>
        slot.assignedElements().map(element => (element as LcSidebarLink).innerText.trim().split('\n')[0]),
      );

    it('is accessible', async () => {
      await expectAccessible(await settled(await fixture<LcSidebarLink>(tree)));
    });

    it('renders each visible child link as a list item', async () => {
      const link = await settled(await fixture<LcSidebarLink>(tree));
      expect(items(link)).to.deep.equal([['Selects'], ['Ranges']]);
    });

    it('takes its text and icon from its children', async () => {
      const link = await settled(await fixture<LcSidebarLink>(tree));
      const text = link.shadowRoot!.querySelector<HTMLSlotElement>('.text slot')!.assignedNodes();
      expect(text.map(node => node.textContent!.trim()).join('')).to.equal('Forms');
      expect(link.shadowRoot!.querySelector<HTMLElement>('.icon')!.hidden).to.equal(false);
    });

    it('opens all parents of the current link', async () => {
      const link = await settled(await fixture<LcSidebarLink>(tree));
      expect([link.open, link.querySelector<LcSidebarLink>('#inner')!.open]).to.deep.equal([true, true]);
    });

    it('opens when the href of a child changes to the current page', async () => {
      const link = await fixture<LcSidebarLink>(html`
        <lc-sidebar-link current="/new"
          >Forms<lc-sidebar-link href="/old">Old</lc-sidebar-link></lc-sidebar-link
        >
      `);
      link.querySelector('lc-sidebar-link')!.href = '/new';
      await settled(link);
      await settled(link);
      expect(link.open).to.equal(true);
    });

    it('passes the path to its children', async () => {
      const link = await settled(await fixture<LcSidebarLink>(tree));
      expect(current(link.querySelector('[href="/sliders"]')!)).to.equal('true');
    });

    it('becomes a parent when it gets a child, and a link when it loses it', async () => {
      const link = await make({href: '/there', text: ''});
      link.append('Forms');
      const child = document.createElement('lc-sidebar-link');
      const warnings = await recordWarnings(async () => {
        link.append(child);
        await settled(link);
      });
      const kinds = [base(link).localName];
      child.remove();
      await settled(link);
      kinds.push(base(link).localName);
      expect([kinds, warnings.length <= 1]).to.deep.equal([['button', 'a'], true]);
    });
  });
});
