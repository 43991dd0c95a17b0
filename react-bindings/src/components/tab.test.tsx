import type {LcTab} from '@life-changers/elements/tab';
import {expect} from '@open-wc/testing';
import {Tab} from './tab.js';
import {Tabs} from './tabs.js';
import {mount} from '../testing/mount.js';

describe('Tab', () => {
  it('calls onNavigate for a link', async () => {
    const hrefs: string[] = [];
    const {container} = await mount(
      <Tabs>
        <Tab
          href="/people"
          onNavigate={event => {
            event.preventDefault();
            hrefs.push(event.detail.href);
          }}
        >
          People
        </Tab>
      </Tabs>,
    );
    const tab = container.querySelector<LcTab>('lc-tab')!;
    await tab.updateComplete;
    tab.shadowRoot!.querySelector('a')!.click();
    expect([hrefs, tab.slot]).to.deep.equal([['/people'], 'tab']);
  });
});
