import type {LcPageContent} from '@life-changers/elements/page-content';
import type {LcPageLayout} from '@life-changers/elements/page-layout';
import {expect} from '@open-wc/testing';
import {PageContent} from './page-content.js';
import {PageLayout} from './page-layout.js';
import {ProfileCard} from './profile-card.js';
import {mount} from '../testing/mount.js';

describe('PageLayout', () => {
  it('shows slotted React children', async () => {
    const {container} = await mount(
      <PageLayout>
        <header slot="header">Head</header>
        <PageContent>Text</PageContent>
      </PageLayout>,
    );
    const slots = [...container.querySelector('lc-page-layout')!.shadowRoot!.querySelectorAll('slot')];
    const names = slots.map(slot => [slot.name, ...slot.assignedElements().map(({localName}) => localName)]);
    expect(names).to.deep.include.members([
      ['header', 'header'],
      ['', 'lc-page-content'],
    ]);
  });

  it('sets breakpoint, and its default again when the prop is removed', async () => {
    const {container, render} = await mount(<PageLayout breakpoint={40} />);
    const layout = container.querySelector<LcPageLayout>('lc-page-layout')!;
    const seen = [layout.breakpoint];
    await render(<PageLayout />);
    expect([...seen, layout.breakpoint]).to.deep.equal([40, 60]);
  });
});

describe('PageContent', () => {
  it('sets width, and its default again when the prop is removed', async () => {
    const {container, render} = await mount(<PageContent width="text" />);
    const content = container.querySelector<LcPageContent>('lc-page-content')!;
    const seen = [content.width];
    await render(<PageContent />);
    expect([...seen, content.width]).to.deep.equal(['text', 'wide']);
  });
});

describe('ProfileCard', () => {
  it('sets its properties', async () => {
    const props = {
      imageSrc: '',
      imageAlt: 'Ada’s page',
      imageLink: '/users',
      profileName: 'Ada',
      profilePosition: 'Analyst',
      profileSummaryStats: [{statValue: 1, statLabel: 'Downloads'}],
    };
    const {container} = await mount(<ProfileCard {...props} />);
    expect(container.querySelector('lc-profile-card')).to.deep.include(props);
  });

  it('lets onNavigate prevent the navigation', async () => {
    const hrefs: string[] = [];
    const onNavigate = (event: CustomEvent<{href: string}>) => {
      event.preventDefault();
      hrefs.push(event.detail.href);
    };
    const {container} = await mount(
      <ProfileCard profileName="Ada" imageLink="/users" onNavigate={onNavigate} />,
    );
    container.querySelector('lc-profile-card')!.shadowRoot!.querySelector('a')!.click();
    expect(hrefs).to.deep.equal(['/users']);
  });
});
