import type {LcTooltip} from '@life-changers/elements/tooltip';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Tooltip} from './tooltip.js';

const elementIn = (container: Element) => container.querySelector<LcTooltip>('lc-tooltip')!;

describe('Tooltip', () => {
  it('sets placement, and its default again when the prop is taken away', async () => {
    const target = <button id="save">Save</button>;
    const {container, render} = await mount(
      <div>
        {target}
        <Tooltip for="save" placement="end">
          Saves the draft
        </Tooltip>
      </div>,
    );
    const seen = [elementIn(container).placement];
    await render(
      <div>
        {target}
        <Tooltip for="save">Saves the draft</Tooltip>
      </div>,
    );
    expect([...seen, elementIn(container).placement]).to.deep.equal(['end', 'top']);
  });

  it('shows its children', async () => {
    const {container} = await mount(<Tooltip>Text</Tooltip>);
    expect(elementIn(container).textContent).to.equal('Text');
  });
});
