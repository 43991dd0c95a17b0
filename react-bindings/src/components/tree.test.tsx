import type {LcTree} from '@life-changers/elements/tree';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import {mount} from '../testing/mount.js';
import {TreeItem} from './tree-item.js';
import {Tree, type TreeProps} from './tree.js';

const ITEMS = [
  {value: 'reports', label: 'Reports', items: [{value: 'june', label: 'June'}]},
  {value: 'notes', label: 'Notes'},
];

const treeIn = (container: Element) => container.querySelector<LcTree>('lc-tree')!;
const rowsIn = (container: Element) => [
  ...treeIn(container).shadowRoot!.querySelectorAll<HTMLElement>('[role=treeitem]'),
];
const textsIn = (container: Element) => rowsIn(container).map(({textContent}) => textContent.trim());

async function clickRow(container: Element, text: string): Promise<void> {
  rowsIn(container)[textsIn(container).indexOf(text)]!.click();
  await treeIn(container).updateComplete;
}

/** A component with a controlled value, which the parent may refuse. */
function Controlled({accepts}: {accepts: boolean}) {
  const [value, setValue] = useState<TreeProps['value']>('reports');
  return <Tree label="Files" items={ITEMS} value={value} onChange={next => accepts && setValue(next)} />;
}

describe('Tree', () => {
  it('calls onChange with the value', async () => {
    const values: unknown[] = [];
    const {container} = await mount(
      <Tree label="Files" items={ITEMS} onChange={value => values.push(value)} />,
    );
    await clickRow(container, 'Notes');
    expect(values).to.deep.equal(['notes']);
  });

  for (const [accepts, expected] of [
    [true, 'notes'],
    [false, 'reports'],
  ] as const) {
    it(`shows the value of its parent that ${accepts ? 'accepts' : 'refuses'} an edit`, async () => {
      const {container} = await mount(<Controlled accepts={accepts} />);
      await clickRow(container, 'Notes');
      await Promise.resolve();
      expect(treeIn(container).value).to.equal(expected);
    });
  }

  it('keeps what the user has opened when its parent renders again', async () => {
    const {container, render} = await mount(<Tree label="Files" items={ITEMS} />);
    rowsIn(container)[0]!.querySelector<HTMLElement>('[part=toggle]')!.click();
    await render(<Tree label="Documents" items={[...ITEMS]} />);
    await treeIn(container).updateComplete;
    expect(textsIn(container)).to.deep.equal(['Reports', 'June', 'Notes']);
  });

  it('calls onExpand, onCollapse, and onLoadItems', async () => {
    const seen: string[] = [];
    const {container} = await mount(
      <Tree
        label="Files"
        items={[{value: 'photos', hasItems: true}]}
        onExpand={({detail}) => seen.push(`expand ${detail.value}`)}
        onCollapse={({detail}) => seen.push(`collapse ${detail.value}`)}
        onLoadItems={({detail}) => seen.push(`load ${detail.value}`)}
      />,
    );
    for (let click = 0; click < 2; click++) {
      rowsIn(container)[0]!.querySelector<HTMLElement>('[part=toggle]')!.click();
      await treeIn(container).updateComplete;
    }
    expect(seen).to.deep.equal(['expand photos', 'load photos', 'collapse photos']);
  });

  it('shows TreeItem children, also those that come later', async () => {
    const {container, render} = await mount(
      <Tree label="Files">
        <TreeItem value="a">One</TreeItem>
      </Tree>,
    );
    const before = textsIn(container);
    await render(
      <Tree label="Files">
        <TreeItem value="a" open>
          Two
          <TreeItem value="b" label="Inside" icon={<svg />} />
        </TreeItem>
      </Tree>,
    );
    await treeIn(container).updateComplete;
    expect([before, textsIn(container)]).to.deep.equal([['One'], ['Two', 'Inside']]);
  });
});
