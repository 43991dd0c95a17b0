import type {LcSidebarGroup} from '@life-changers/elements/sidebar-group';
import {expect} from '@open-wc/testing';
import {SidebarGroup, type SidebarGroupProps} from './sidebar-group.js';
import {SidebarLink} from './sidebar-link.js';
import {mount, renderError} from '../testing/mount.js';

const links = [{text: 'Home', href: '/'}, {text: '12 May'}];

describe('SidebarGroup', () => {
  for (const [title, props, message] of [
    ['without links', {}, 'links is mandatory.'],
    ['with null links', {links: null}, 'links is mandatory.'],
    ['with links that are a string', {links: '/'}, 'links must be an array of valid elements.'],
    ['with links that are an object', {links: {text: 'Home'}}, 'links must be an array of valid elements.'],
    ['with a link that is a string', {links: ['Home']}, 'links must be an array of valid elements.'],
    ['with a link that is null', {links: [null]}, 'links must be an array of valid elements.'],
    ['with a link without text', {links: [{href: '/'}]}, 'links must be an array of valid elements.'],
    [
      'with a link whose links are not an array',
      {links: [{text: 'Forms', links: '/selects'}]},
      'links must be an array of valid elements.',
    ],
    ['with a groupClass that is a number', {links, groupClass: 7}, 'groupClass must be a string.'],
    ['with a groupClass that is an array', {links, groupClass: ['a']}, 'groupClass must be a string.'],
    ['without links and with a bad groupClass', {groupClass: 7}, 'links is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      expect(await renderError(<SidebarGroup {...(props as unknown as SidebarGroupProps)} />)).to.equal(
        message,
      );
    });
  }

  for (const [title, props] of [
    ['data', {links}],
    ['elements', {links: [<SidebarLink key="home" text="Home" href="/" />]}],
    ['elements without keys', {links: [<SidebarLink text="Home" href="/" />, <SidebarLink text="Home" />]}],
    ['both', {links: [...links, <SidebarLink key="mail" text="Mail" />]}],
    ['no links', {links: []}],
    ['a groupClass', {links, groupClass: 'events'}],
    ['an undefined groupClass', {links, groupClass: undefined}],
  ] as const) {
    it(`does not throw with ${title}`, async () => {
      expect(await renderError(<SidebarGroup {...props} />)).to.equal(null);
    });
  }

  it('uses its title as its heading, without a tooltip', async () => {
    const {container} = await mount(<SidebarGroup title="Menu" links={links} />);
    const group = container.querySelector<LcSidebarGroup>('lc-sidebar-group')!;
    expect([group.heading, group.title]).to.deep.equal(['Menu', '']);
  });

  it('shows links and children in order', async () => {
    const {container} = await mount(
      <SidebarGroup links={links}>
        <SidebarLink href="/last">Last</SidebarLink>
      </SidebarGroup>,
    );
    const texts = [...container.querySelectorAll('lc-sidebar-link')].map(({textContent}) => textContent);
    expect(texts).to.deep.equal(['Home', '12 May', 'Last']);
  });

  it('has no groupClass when the prop is removed', async () => {
    const {container, render} = await mount(<SidebarGroup links={links} groupClass="events" />);
    await render(<SidebarGroup links={links} />);
    expect(container.querySelector<LcSidebarGroup>('lc-sidebar-group')!.groupClass).to.equal('');
  });
});
