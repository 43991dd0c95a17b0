import type {LcBreadcrumb} from '@life-changers/elements/breadcrumb';
import {expect} from '@open-wc/testing';
import {Breadcrumb, type BreadcrumbProps} from './breadcrumb.js';
import {mount} from '../testing/mount.js';

async function mountBreadcrumb(props: BreadcrumbProps) {
  const {container, render} = await mount(<Breadcrumb {...props} />);
  const element = container.querySelector<LcBreadcrumb>('lc-breadcrumb')!;
  await element.updateComplete;
  return {element, render};
}

const texts = (element: LcBreadcrumb) =>
  [...element.shadowRoot!.querySelectorAll('a')].map(link => link.textContent.trim());

describe('Breadcrumb', () => {
  it('shows the steps of a path', async () => {
    const {element} = await mountBreadcrumb({location: '/people/ada'});
    expect(texts(element)).to.deep.equal(['people', 'ada']);
  });

  it("shows the steps of a router's location", async () => {
    const location = {pathname: '/people', search: '?a', hash: '', state: null, key: 'default'};
    const {element} = await mountBreadcrumb({location});
    expect(texts(element)).to.deep.equal(['people']);
  });

  it('follows its location', async () => {
    const {element, render} = await mountBreadcrumb({location: '/people/ada'});
    await render(<Breadcrumb location="/people" />);
    await element.updateComplete;
    expect(texts(element)).to.deep.equal(['people']);
  });

  it('shows labels and a home step', async () => {
    const {element} = await mountBreadcrumb({
      location: '/people',
      labels: {people: 'People'},
      homeText: 'Home',
    });
    expect(texts(element)).to.deep.equal(['Home', 'People']);
  });

  it('lets onNavigate prevent the navigation', async () => {
    let href = '';
    const {element} = await mountBreadcrumb({
      location: '/react-navigate',
      onNavigate: event => {
        event.preventDefault();
        href = event.detail.href;
      },
    });
    element.shadowRoot!.querySelector('a')!.click();
    expect(href).to.equal('/react-navigate');
  });
});
