import type {LcMenu} from '@life-changers/elements/menu';
import '@life-changers/elements/popups';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Menu} from './menu.js';
import {MenuItem} from './menu-item.js';

const elementIn = (container: Element) => container.querySelector<LcMenu>('lc-menu')!;

describe('Menu', () => {
  it('sets placement, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Menu placement="top-end" />);
    const seen = [elementIn(container).placement];
    await render(<Menu />);
    expect([...seen, elementIn(container).placement]).to.deep.equal(['top-end', 'bottom-start']);
  });

  it('reports the chosen item', async () => {
    const values: string[] = [];
    const {container} = await mount(
      <Menu onMenuSelect={({detail}) => values.push(detail.value)}>
        <button slot="trigger">File</button>
        <MenuItem value="save">Save</MenuItem>
      </Menu>,
    );
    elementIn(container).show();
    container.querySelector('lc-menu-item')!.click();
    expect([values, elementIn(container).open]).to.deep.equal([['save'], false]);
  });

  it('stays open while open is true', async () => {
    const {container} = await mount(
      <Menu open>
        <button slot="trigger">File</button>
        <MenuItem value="save">Save</MenuItem>
      </Menu>,
    );
    await elementIn(container).updateComplete;
    elementIn(container).hide();
    expect(elementIn(container).open).to.equal(true);
  });
});
