import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import '../tabs/tabs.define.js';
import type {LcTabs} from '../tabs/tabs.define.js';
import './tab-panel.define.js';

const make = () =>
  fixture<LcTabs>(html`
    <lc-tabs>
      <lc-tab panel="notes">Notes</lc-tab>
      <lc-tab panel="map">Map</lc-tab>
      <lc-tab-panel name="notes">Bring water.</lc-tab-panel>
      <lc-tab-panel name="map" lazy>
        <template><p>Trail 7</p></template>
      </lc-tab-panel>
    </lc-tabs>
  `);

describe('lc-tab-panel', () => {
  describe('properties', () => {
    it('lazy inserts the content when the panel is shown for the first time', async () => {
      const tabs = await make();
      const seen = [tabs.querySelector('p') !== null];
      tabs.show('map');
      expect([...seen, tabs.querySelector('p')?.checkVisibility()]).to.deep.equal([false, true]);
    });

    it('lazy keeps the content afterwards', async () => {
      const tabs = await make();
      tabs.show('map');
      const content = tabs.querySelector('p')!;
      tabs.show('notes');
      tabs.show('map');
      expect([content.isConnected, tabs.querySelectorAll('p').length]).to.deep.equal([true, 1]);
    });

    it('warn about a panel outside tabs', async () => {
      const seen = await recordWarnings(() => fixture(html`<lc-tab-panel name="a">A</lc-tab-panel>`));
      expect(seen).to.deep.equal(['<lc-tab-panel>: it must be a child of <lc-tabs>.']);
    });
  });
});
