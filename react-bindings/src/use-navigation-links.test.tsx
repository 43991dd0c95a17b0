import {expect} from '@open-wc/testing';
import type {ReactNode} from 'react';
import {Button} from './button.js';
import {mount} from './testing/mount.js';
import {useNavigationLinks} from './use-navigation-links.js';

const noop = () => {};

interface AppProps {
  to: (path: string) => void;
  isPage?: (pathname: string) => boolean;
  href?: string;
  onNavigate?: (event: Event) => void;
}

function App({to, isPage, href = '/people?page=2#top', onNavigate}: AppProps): ReactNode {
  useNavigationLinks(to, isPage);
  return <Button text="Go" href={href} onClick={noop} onNavigate={onNavigate} />;
}

/** Clicks the link of an app; a click that nobody took is kept from leaving the page. */
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
  it('hands the router the path with its query and hash', async () => {
    expect(await click({})).to.deep.equal(['/people?page=2#top']);
  });

  for (const [title, props, init] of [
    ['a path that is no page of the router', {isPage: (path: string) => path === '/'}, {}],
    ['a link to another origin', {href: 'https://example.com/people'}, {}],
    ['an event that was cancelled', {onNavigate: (event: Event) => event.preventDefault()}, {}],
    ['a click with a modifier key', {}, {ctrlKey: true, metaKey: true}],
  ] as const) {
    it(`leaves ${title} alone`, async () => {
      expect(await click(props, init)).to.deep.equal([]);
    });
  }

  it('uses the newest function', async () => {
    const paths: string[] = [];
    const {container, render} = await mount(<App to={noop} />);
    await render(<App to={path => paths.push(path)} />);
    container.querySelector('lc-button')!.shadowRoot!.querySelector('a')!.click();
    expect(paths).to.deep.equal(['/people?page=2#top']);
  });

  it('listens no more once it is gone', async () => {
    const paths: string[] = [];
    const {unmount} = await mount(<App to={path => paths.push(path)} />);
    await unmount();
    document.body.dispatchEvent(new CustomEvent('lc-navigate', {bubbles: true, detail: {href: '/x'}}));
    expect(paths).to.deep.equal([]);
  });
});
