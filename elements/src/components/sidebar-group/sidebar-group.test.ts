import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcSidebarGroup} from './sidebar-group.define.js';
import './sidebar-group.define.js';

const LINKS = [
  {text: 'Home', href: '/'},
  {text: 'Forms', links: [{text: 'Selects', href: '/selects'}]},
  {text: '12 May · Open day'},
];

async function make(properties: Partial<LcSidebarGroup> = {}): Promise<LcSidebarGroup> {
  const group = await fixture<LcSidebarGroup>(html`<lc-sidebar-group heading="Menu"></lc-sidebar-group>`);
  Object.assign(group, {links: LINKS, ...properties});
  await aTimeout(0);
  return group;
}

const list = (group: LcSidebarGroup) => group.shadowRoot!.querySelector('ul')!;
const links = (group: LcSidebarGroup) => [...list(group).querySelectorAll('lc-sidebar-link')];

describe('lc-sidebar-group', () => {
  describe('accessibility', () => {
    it('is accessible', async () => {
      await expectAccessible(await make({current: '/selects'}));
    });

    it('is accessible without a heading', async () => {
      await expectAccessible(await make({heading: ''}));
    });

    it('names its list with its heading', async () => {
      const group = await make();
      const {id, textContent} = group.shadowRoot!.querySelector('[part=heading]')!;
      expect([list(group).getAttribute('aria-labelledby'), textContent]).to.deep.equal([id, 'Menu']);
    });

    it('does not name its list without a heading', async () => {
      expect(list(await make({heading: ''})).hasAttribute('aria-labelledby')).to.equal(false);
    });
  });

  describe('properties', () => {
    it('shows its links', async () => {
      expect(links(await make()).map(({text}) => text)).to.deep.equal(['Home', 'Forms', '12 May · Open day']);
    });

    it('takes links as JSON', async () => {
      const group = await fixture<LcSidebarGroup>(
        html`<lc-sidebar-group links='[{"text":"Home","href":"/"}]'></lc-sidebar-group>`,
      );
      expect(links(group).map(({href}) => href)).to.deep.equal(['/']);
    });

    for (const [title, given] of [
      ['not an array', 'Home'],
      ['an array with an invalid link', ['Home']],
    ] as const) {
      it(`warns when links is ${title}`, async () => {
        const group = await make();
        const warnings = await recordWarnings(() => (group.links = given as never));
        expect([warnings.length, group.links]).to.deep.equal([1, []]);
      });
    }

    it('has no links when they are removed', async () => {
      const group = await make();
      group.links = undefined;
      expect(group.links).to.deep.equal([]);
    });

    it('applies groupClass to its list as classes and parts', async () => {
      const group = await make({groupClass: 'events quiet'});
      expect([list(group).className, list(group).getAttribute('part')]).to.deep.equal([
        'events quiet',
        'list events quiet',
      ]);
    });

    it('warns about a groupClass that is not a string', async () => {
      const group = await make();
      const warnings = await recordWarnings(() => (group.groupClass = 7 as never));
      expect([warnings.length, group.groupClass]).to.deep.equal([1, '']);
    });

    it('passes the path to its links', async () => {
      const group = await make({current: '/selects'});
      expect(links(group).map(({open}) => open)).to.deep.equal([false, true, false]);
    });
  });

  describe('events', () => {
    it('lets lc-navigate of its links bubble', async () => {
      const group = await make();
      const hrefs: string[] = [];
      group.addEventListener('lc-navigate', event => {
        event.preventDefault();
        hrefs.push(event.detail.href);
      });
      await clickOn(links(group)[0]!);
      expect(hrefs).to.deep.equal(['/']);
    });

    it('sends no event for plain text', async () => {
      const group = await make();
      let count = 0;
      group.addEventListener('lc-navigate', () => (count += 1));
      await clickOn(links(group)[2]!);
      expect(count).to.equal(0);
    });
  });

  describe('slots', () => {
    it('renders each child as a list item', async () => {
      const group = await fixture<LcSidebarGroup>(html`
        <lc-sidebar-group heading="Menu">
          <lc-sidebar-link href="/">Home</lc-sidebar-link>
          <a href="/other">Other</a>
          <lc-sidebar-link href="/hidden" hidden>Hidden</lc-sidebar-link>
        </lc-sidebar-group>
      `);
      await aTimeout(0);
      const slots = [...list(group).querySelectorAll<HTMLSlotElement>('li > slot')];
      expect(slots.map(slot => slot.assignedElements().map(({textContent}) => textContent))).to.deep.equal([
        ['Home'],
        ['Other'],
      ]);
      await expectAccessible(group);
    });

    it('updates when children are added and removed', async () => {
      const group = await make();
      const child = document.createElement('lc-sidebar-link');
      group.append(child);
      await aTimeout(0);
      const counts = [list(group).children.length];
      child.remove();
      await aTimeout(0);
      expect([...counts, list(group).children.length]).to.deep.equal([4, 3]);
    });
  });
});
