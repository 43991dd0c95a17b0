import {expect} from '@open-wc/testing';
import {TabPanel} from './tab-panel.js';
import {Tab} from './tab.js';
import {Tabs} from './tabs.js';
import {mount} from '../testing/mount.js';

describe('TabPanel', () => {
  it('has the slot of its name', async () => {
    const {container} = await mount(
      <Tabs>
        <Tab panel="a">A</Tab>
        <TabPanel name="a">Text</TabPanel>
      </Tabs>,
    );
    const panel = container.querySelector('lc-tab-panel')!;
    expect([panel.slot, panel.textContent]).to.deep.equal(['panel-a', 'Text']);
  });
});
