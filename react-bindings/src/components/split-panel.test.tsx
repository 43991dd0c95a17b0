import type {LcSplitPanel} from '@life-changers/elements/split-panel';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {SplitPanel} from './split-panel.js';

const elementIn = (container: Element) => container.querySelector<LcSplitPanel>('lc-split-panel')!;

describe('SplitPanel', () => {
  it('sets position, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<SplitPanel position={30} />);
    const seen = [elementIn(container).position];
    await render(<SplitPanel />);
    expect([...seen, elementIn(container).position]).to.deep.equal([30, 50]);
  });

  it('keeps what the user has chosen when the parent renders again', async () => {
    const {container, render} = await mount(<SplitPanel position={30} label="List" />);
    const separator = elementIn(container).shadowRoot!.querySelector('[role=separator]')!;
    separator.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    await render(<SplitPanel position={30} label="Letters" />);
    expect(elementIn(container).position).to.equal(31);
  });

  it('calls onPositionChange, which may cancel the change', async () => {
    const details: unknown[] = [];
    const {container} = await mount(
      <SplitPanel
        collapsible="start"
        onPositionChange={event => {
          details.push(event.detail);
          event.preventDefault();
        }}
      />,
    );
    elementIn(container).shadowRoot!.querySelector('button')!.click();
    expect([details, elementIn(container).collapsed]).to.deep.equal([
      [{position: 50, collapsed: true}],
      false,
    ]);
  });

  it('shows its children in the panels', async () => {
    const {container} = await mount(
      <SplitPanel>
        <p slot="start">List</p>
        <p slot="end">Details</p>
      </SplitPanel>,
    );
    const slots = [...elementIn(container).shadowRoot!.querySelectorAll('slot')];
    expect(slots.map(slot => slot.assignedElements().map(({textContent}) => textContent))).to.deep.equal([
      ['List'],
      ['Details'],
      [],
    ]);
  });
});
