import type {LcSidebar} from '@life-changers/elements/sidebar';
import {aTimeout, expect} from '@open-wc/testing';
import {createContext, use} from 'react';
import {renderToString} from 'react-dom/server';
import {Sidebar, type SidebarProps} from './sidebar.js';
import {SidebarLink} from './sidebar-link.js';
import {mount, renderError} from '../testing/mount.js';
import {until} from '../testing/until.js';

const navigationBlocks = [
  {
    title: 'Main menu',
    links: [
      {text: 'Home', href: '/'},
      {text: 'Forms', links: [{text: 'Selects', href: '/selects'}]},
    ],
  },
  {title: 'New events', groupClass: 'events', links: [{text: '12 May'}]},
];

async function mountSidebar(props: SidebarProps = {}) {
  const {container, render} = await mount(<Sidebar current="/here" {...props} />);
  await aTimeout(0);
  return {container, render, sidebar: container.querySelector<LcSidebar>('lc-sidebar')!};
}

const Word = createContext('none');

function Mark() {
  return <i>{use(Word)}</i>;
}

describe('Sidebar', () => {
  it('shows its blocks', async () => {
    const {sidebar} = await mountSidebar({navigationBlocks});
    const groups = [...sidebar.querySelectorAll('lc-sidebar-group')];
    expect(groups.map(({heading, groupClass}) => [heading, groupClass])).to.deep.equal([
      ['Main menu', ''],
      ['New events', 'events'],
    ]);
    expect(groups.map(({textContent}) => textContent)).to.deep.equal(['HomeFormsSelects', '12 May']);
  });

  it('shows its settings at the bottom', async () => {
    const {sidebar} = await mountSidebar({settingsLinks: [{text: 'Settings', href: '/settings'}]});
    expect(sidebar.querySelector('[slot=settings]')!.textContent).to.equal('Settings');
  });

  it('shows its profile', async () => {
    const {sidebar} = await mountSidebar({profile: {profileName: 'Ada'}});
    expect(sidebar.querySelector('lc-profile-card')!.profileName).to.equal('Ada');
  });

  it('shows its children after the blocks', async () => {
    const {sidebar} = await mountSidebar({navigationBlocks, children: <p>More</p>});
    expect([...sidebar.children].map(({localName}) => localName)).to.deep.equal([
      'lc-sidebar-group',
      'lc-sidebar-group',
      'p',
    ]);
  });

  it('throws the errors of its groups', async () => {
    const broken = [{title: 'Menu'}] as unknown as SidebarProps['navigationBlocks'];
    expect(await renderError(<Sidebar navigationBlocks={broken} />)).to.equal('links is mandatory.');
  });

  it('opens the parents of the current link and marks the link', async () => {
    const {sidebar} = await mountSidebar({navigationBlocks, current: '/selects'});
    const [, forms, selects] = sidebar.querySelectorAll('lc-sidebar-link');
    expect([forms!.open, selects!.matches(':state(current)')]).to.deep.equal([true, true]);
  });

  it("follows the router's path", async () => {
    const {sidebar, render} = await mountSidebar({navigationBlocks});
    await render(<Sidebar current="/selects" navigationBlocks={navigationBlocks} />);
    await aTimeout(0);
    expect(sidebar.querySelectorAll('lc-sidebar-link')[1]!.open).to.equal(true);
  });

  it('keeps opened links open when its parent re-renders', async () => {
    const {sidebar, render} = await mountSidebar({navigationBlocks});
    const forms = sidebar.querySelectorAll('lc-sidebar-link')[1]!;
    forms.shadowRoot!.querySelector('button')!.click();
    await render(<Sidebar current="/there" navigationBlocks={structuredClone(navigationBlocks)} />);
    await aTimeout(0);
    expect([forms.isConnected, forms.open]).to.deep.equal([true, true]);
  });

  it('calls onNavigate when a link is followed', async () => {
    const hrefs: string[] = [];
    const {sidebar} = await mountSidebar({
      navigationBlocks,
      onNavigate: event => {
        event.preventDefault();
        hrefs.push(event.detail.href);
      },
    });
    sidebar.querySelector('lc-sidebar-link')!.shadowRoot!.querySelector('a')!.click();
    expect(hrefs).to.deep.equal(['/']);
  });

  it('reports when its drawer opens and why it closes', async () => {
    const seen: string[] = [];
    const {sidebar} = await mountSidebar({
      onShow: () => seen.push('show'),
      onAfterShow: () => seen.push('after show'),
      onHide: event => seen.push(event.detail.reason),
      onAfterHide: () => seen.push('after hide'),
    });
    // The test window is narrow.
    sidebar.show();
    await until(() => seen.includes('after show'));
    sidebar.hide();
    await until(() => seen.includes('after hide'));
    expect(seen).to.deep.equal(['show', 'after show', 'api', 'after hide']);
  });

  it('shows its links before its elements are defined', () => {
    const markup = renderToString(<Sidebar navigationBlocks={navigationBlocks} />);
    expect(markup).to.contain('Home').and.to.contain('Selects').and.to.contain('12 May');
  });

  it('renders icons with its context', async () => {
    const links = [{text: 'Home', href: '/', icon: <Mark />}, <SidebarLink text="Mail" icon={<Mark />} />];
    const {container} = await mount(
      <Word value="known">
        <Sidebar navigationBlocks={[{links}]} />
      </Word>,
    );
    expect([...container.querySelectorAll('i')].map(({textContent}) => textContent)).to.deep.equal([
      'known',
      'known',
    ]);
  });
});
