import type {LcSidebarLink} from '@life-changers/elements/sidebar-link';
import {aTimeout, expect} from '@open-wc/testing';
import {SidebarLink, type SidebarLinkProps} from './sidebar-link.js';
import {mount} from '../testing/mount.js';

async function mountLink(props: SidebarLinkProps) {
  const {container, render} = await mount(<SidebarLink current="/here" {...props} />);
  await aTimeout(0);
  return {render, link: container.querySelector<LcSidebarLink>('lc-sidebar-link')!};
}

describe('SidebarLink', () => {
  for (const [prop, value, standard] of [
    ['href', '/there', ''],
    ['target', '_blank', ''],
    ['exact', true, false],
    ['open', true, false],
    ['current', '/there', null],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<SidebarLink text="Link" {...{[prop]: value}} />);
      const link = container.querySelector<LcSidebarLink>('lc-sidebar-link')!;
      expect(link[prop]).to.equal(value);
      await render(<SidebarLink text="Link" />);
      expect(link[prop]).to.equal(standard);
    });
  }

  it('shows its text and its icon', async () => {
    const {link} = await mountLink({text: 'Home', icon: <svg />});
    expect([link.textContent, link.querySelector('[slot=icon] > svg') !== null]).to.deep.equal([
      'Home',
      true,
    ]);
  });

  it('accepts its own links as data and as children', async () => {
    const {link} = await mountLink({
      text: 'Forms',
      links: [{text: 'Selects', href: '/selects'}],
      children: <SidebarLink text="Sliders" href="/sliders" />,
    });
    expect([...link.children].map(({textContent}) => textContent)).to.deep.equal(['Selects', 'Sliders']);
    expect(link.shadowRoot!.querySelectorAll('li')).to.have.length(2);
  });

  it('calls onToggle when the user opens and closes its links', async () => {
    const seen: boolean[] = [];
    const {link} = await mountLink({
      text: 'Forms',
      links: [{text: 'Selects', href: '/selects'}],
      onToggle: event => seen.push(event.detail.open),
    });
    link.shadowRoot!.querySelector('button')!.click();
    link.shadowRoot!.querySelector('button')!.click();
    expect(seen).to.deep.equal([true, false]);
  });

  it('lets onNavigate prevent the navigation', async () => {
    const {link} = await mountLink({text: 'Go', href: '#link', onNavigate: event => event.preventDefault()});
    link.shadowRoot!.querySelector('a')!.click();
    expect(location.hash).to.not.equal('#link');
  });
});
