import type {LcNavbar} from '@life-changers/elements/navbar';
import {expect} from '@open-wc/testing';
import {createRef} from 'react';
import {Navbar, type NavbarProps} from './navbar.js';
import {mount, renderError} from '../testing/mount.js';

const noop = () => {};

async function mountNavbar(props: NavbarProps = {}) {
  const {container, render} = await mount(<Navbar {...props} />);
  const bar = container.querySelector<LcNavbar>('lc-navbar')!;
  await bar.updateComplete;
  return {bar, render};
}

const slotted = (bar: LcNavbar, name: string) => bar.querySelector(`:scope > [slot="${name}"]`);
const action = (bar: LcNavbar, name: string) => bar.shadowRoot!.querySelector<HTMLElement>(`.${name}`);

describe('Navbar', () => {
  for (const [title, props, message] of [
    ['a search field without onChange', {searchInput: {text: 'Search'}}, 'onChange is mandatory.'],
    [
      'a search field whose onChange is not a function',
      {searchInput: {text: 'Search', onChange: 7}},
      'onChange must be a function.',
    ],
    ['a search field without text', {searchInput: {onChange: noop}}, 'text must be provided as a prop.'],
    ['a search button without onClick', {searchButton: {text: 'Search'}}, 'onClick is mandatory.'],
    [
      'a search button whose onClick is not a function',
      {searchButton: {text: 'Search', onClick: 7}},
      'onClick must be a function.',
    ],
    ['a call to action without text', {callToAction: {onClick: noop}}, 'text is mandatory.'],
  ] as const) {
    it(`throws "${message}" for ${title}`, async () => {
      expect(await renderError(<Navbar {...(props as unknown as NavbarProps)} />)).to.equal(message);
    });
  }

  it('does not throw without props', async () => {
    expect(await renderError(<Navbar />)).to.equal(null);
  });

  it('sets its properties', async () => {
    const {bar} = await mountNavbar({brandText: 'Acme', brandHref: '/app', sticky: true, expanded: true});
    const {brandText, brandHref, sticky, expanded} = bar;
    expect([brandText, brandHref, sticky, expanded]).to.deep.equal(['Acme', '/app', true, true]);
  });

  it('sets a ref to its element', async () => {
    const ref = createRef<LcNavbar>();
    await mount(<Navbar ref={ref} />);
    expect(ref.current!.localName).to.equal('lc-navbar');
  });

  it('slots each part', async () => {
    const {bar} = await mountNavbar({
      brand: 'Acme',
      searchInput: {text: 'Search people', onChange: noop},
      callToAction: {text: 'Invite', onClick: noop},
      actions: <button type="button">Help</button>,
    });
    const parts = ['brand', 'search', 'cta', 'actions'].map(name => slotted(bar, name)!.localName);
    expect(parts).to.deep.equal(['span', 'lc-search-input', 'lc-button', 'span']);
  });

  it('makes its search field a landmark', async () => {
    const {bar} = await mountNavbar({searchInput: {text: 'Search', onChange: noop}});
    expect(slotted(bar, 'search')).to.have.property('landmark', true);
  });

  it('calls the handlers of its parts', async () => {
    const pressed: string[] = [];
    const {bar} = await mountNavbar({
      searchButton: {text: 'Search', onClick: () => pressed.push('search')},
      callToAction: {text: 'Invite', onClick: () => pressed.push('invite')},
    });
    for (const name of ['search', 'cta']) (slotted(bar, name) as HTMLElement).click();
    expect(pressed).to.deep.equal(['search', 'invite']);
  });

  it('has a button for each handler, and calls it', async () => {
    const pressed: string[] = [];
    const {bar} = await mountNavbar({
      onNotifications: () => pressed.push('notifications'),
      onSettings: () => pressed.push('settings'),
      onLogOut: () => pressed.push('log out'),
    });
    for (const name of ['notifications', 'settings', 'log-out']) action(bar, name)!.click();
    expect(pressed).to.deep.equal(['notifications', 'settings', 'log out']);
  });

  it('has no button without a handler', async () => {
    const {bar, render} = await mountNavbar({onSettings: noop});
    await render(<Navbar onLogOut={noop} />);
    await bar.updateComplete;
    expect([action(bar, 'settings'), action(bar, 'log-out') === null]).to.deep.equal([null, false]);
  });

  it('keeps the menu open when its parent re-renders', async () => {
    const {bar, render} = await mountNavbar({brandText: 'Acme'});
    bar.expanded = true;
    await render(<Navbar brandText="Acme Inc." />);
    expect(bar.expanded).to.equal(true);
  });
});
