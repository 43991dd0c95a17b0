import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import type {LcTreeItem} from './tree-item.define.js';
import './tree-item.define.js';

const make = () =>
  fixture<LcTreeItem>(
    html`<lc-tree-item value="docs">Documents<lc-tree-item label="Letter"></lc-tree-item></lc-tree-item>`,
  );

describe('lc-tree-item', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      await expectAccessible(await make());
    });
  });

  describe('properties', () => {
    it('writes its properties to attributes, which the tree reads', async () => {
      const item = await make();
      Object.assign(item, {
        value: 'a',
        label: 'A',
        href: '#a',
        open: true,
        selected: true,
        disabled: true,
        lazy: true,
      });
      await item.updateComplete;
      expect(item.getAttributeNames().sort()).to.deep.equal([
        'disabled',
        'href',
        'label',
        'lazy',
        'open',
        'selected',
        'value',
      ]);
    });
  });

  describe('slots', () => {
    it('shows the items inside if it is open', async () => {
      const item = await make();
      const inside = item.querySelector('lc-tree-item')!;
      const before = inside.checkVisibility();
      item.open = true;
      await item.updateComplete;
      expect([before, inside.checkVisibility()]).to.deep.equal([false, true]);
    });
  });
});
