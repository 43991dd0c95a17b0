import {expect} from '@open-wc/testing';
import type {ReactNode} from 'react';
import {MemoryRouter, useHref, useLocation, useNavigate} from 'react-router-dom';
import {Breadcrumb} from '../components/breadcrumb.js';
import {Button} from '../components/button.js';
import {Sidebar} from '../components/sidebar.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {useNavigationLinks, type NavigationLinksOptions} from './use-navigation-links.js';

const noop = () => {};

interface AppProps {
  to: (path: string) => void;
  options?: NavigationLinksOptions | ((pathname: string) => boolean);
  href?: string;
  onNavigate?: (event: Event) => void;
}

function App({to, options, href = '/people?page=2#top', onNavigate}: AppProps): ReactNode {
  useNavigationLinks(to, options);
  return <Button text="Go" href={href} onClick={noop} onNavigate={onNavigate} />;
}

/** Clicks the link of an app. An unhandled click is prevented from leaving the page. */
async function click(props: Omit<AppProps, 'to'>, init: MouseEventInit = {}): Promise<string[]> {
  const paths: string[] = [];
  const {container} = await mount(<App to={path => paths.push(path)} {...props} />);
  const link = container.querySelector('lc-button')!.shadowRoot!.querySelector('a')!;
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true, ...init}));
  removeEventListener('click', stay);
  return paths;
}

describe('useNavigationLinks', () => {
  it('passes the path with its query and hash to the router', async () => {
    expect(await click({})).to.deep.equal(['/people?page=2#top']);
  });

  for (const [href, basename, expected] of [
    ['/app/people?page=2#top', '/app', '/people?page=2#top'],
    ['/app/people', '/app/', '/people'],
    ['/app', '/app', '/'],
    ['/app/app/people', '/app', '/app/people'],
    ['/app/people', '/', '/app/people'],
  ] as const) {
    it(`passes ${expected} to the router for ${href} with the basename ${basename}`, async () => {
      expect(await click({href, options: {basename}})).to.deep.equal([expected]);
    });
  }

  it('calls isPage with the path without the basename', async () => {
    const asked: string[] = [];
    const isPage = (path: string) => asked.push(path) > 0;
    await click({href: '/app/people', options: {basename: '/app', isPage}});
    expect(asked).to.deep.equal(['/people']);
  });

  it('does not throw for a malformed URL', async () => {
    const errors: string[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    addEventListener('error', note);
    await click({href: 'http://[people'});
    removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
  });

  for (const [title, props, init] of [
    ['a path that is not a page of the router', {options: (path: string) => path === '/'}, {}],
    ['a path that its options reject', {options: {isPage: (path: string) => path === '/'}}, {}],
    ['a link outside the basename', {options: {basename: '/app'}, href: '/apple/people'}, {}],
    ['a malformed URL', {href: 'http://[people'}, {}],
    ['a link to another origin', {href: 'https://example.com/people'}, {}],
    ['a canceled event', {onNavigate: (event: Event) => event.preventDefault()}, {}],
    ['a click with a modifier key', {}, {ctrlKey: true, metaKey: true}],
  ] as const) {
    it(`ignores ${title}`, async () => {
      expect(await click(props, init)).to.deep.equal([]);
    });
  }

  it('uses the latest function', async () => {
    const paths: string[] = [];
    const {container, render} = await mount(<App to={noop} />);
    await render(<App to={path => paths.push(path)} />);
    container.querySelector('lc-button')!.shadowRoot!.querySelector('a')!.click();
    expect(paths).to.deep.equal(['/people?page=2#top']);
  });

  it('stops listening when unmounted', async () => {
    const paths: string[] = [];
    const {unmount} = await mount(<App to={path => paths.push(path)} />);
    await unmount();
    document.body.dispatchEvent(new CustomEvent('lc-navigate', {bubbles: true, detail: {href: '/x'}}));
    expect(paths).to.deep.equal([]);
  });

  it('keeps links, breadcrumb and active link correct with the basename of React Router', async () => {
    const {container} = await mount(
      <MemoryRouter basename="/app" initialEntries={['/app/home']}>
        <RoutedPage />
      </MemoryRouter>,
    );
    container.querySelector<HTMLElement>('lc-sidebar-link')!.shadowRoot!.querySelector('a')!.click();
    await until(() => container.querySelector('output')!.textContent === '/people/7');
    const breadcrumb = container.querySelector('lc-breadcrumb')!;
    await breadcrumb.updateComplete;
    const crumbs = [...breadcrumb.shadowRoot!.querySelectorAll('a')].map(link => link.getAttribute('href'));
    expect(crumbs).to.deep.equal(['/app/people', '/app/people/7']);
    const [link] = container.querySelectorAll('lc-sidebar-link');
    await link!.updateComplete;
    expect(link!.shadowRoot!.querySelector('a')!.ariaCurrent).to.equal('page');
  });
});

function RoutedPage(): ReactNode {
  const {pathname} = useLocation();
  useNavigationLinks(useNavigate(), {basename: '/app'});
  return (
    <>
      <Sidebar
        basename="/app"
        current={pathname}
        navigationBlocks={[{links: [{text: 'Seven', href: useHref('/people/7')}]}]}
      />
      <Breadcrumb basename="/app" location={pathname} />
      <output>{pathname}</output>
    </>
  );
}
