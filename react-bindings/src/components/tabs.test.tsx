import type {LcTabs} from '@life-changers/elements/tabs';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import {TabPanel} from './tab-panel.js';
import {Tab} from './tab.js';
import {Tabs} from './tabs.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const tabsIn = (container: Element) => container.querySelector<LcTabs>('lc-tabs')!;

const children = [
  <Tab key="ta" panel="a">
    A
  </Tab>,
  <Tab key="tb" panel="b">
    B
  </Tab>,
  <TabPanel key="a" name="a">
    1
  </TabPanel>,
  <TabPanel key="b" name="b">
    2
  </TabPanel>,
];

describe('Tabs', () => {
  it('sets active, and follows it', async () => {
    const {container, render} = await mount(<Tabs active="b">{children}</Tabs>);
    const seen = [tabsIn(container).active];
    await render(<Tabs active="a">{children}</Tabs>);
    expect([...seen, tabsIn(container).active]).to.deep.equal(['b', 'a']);
  });

  it('reports the panel that is shown to the state of the parent', async () => {
    function Page() {
      const [active, setActive] = useState('a');
      return (
        <>
          <Tabs active={active} onTabChange={({detail}) => setActive(detail.to)}>
            {children}
          </Tabs>
          <output>{active}</output>
        </>
      );
    }
    const {container} = await mount(<Page />);
    tabsIn(container).show('b');
    await until(() => container.querySelector('output')!.textContent === 'b');
    expect(tabsIn(container).active).to.equal('b');
  });

  it('stays if onTabChange prevents it', async () => {
    const {container} = await mount(<Tabs onTabChange={event => event.preventDefault()}>{children}</Tabs>);
    tabsIn(container).show('b');
    expect(tabsIn(container).active).to.equal('a');
  });
});
