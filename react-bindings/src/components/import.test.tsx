import type {ImportEvent, LcImport} from '@life-changers/elements/import';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Import} from './import.js';

const elementIn = (container: Element) => container.querySelector<LcImport>('lc-import')!;
const columns = [{label: 'Name', field: 'name'}] as const;

describe('Import', () => {
  it('sets batchSize, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Import columns={columns} batchSize={7} />);
    const seen = [elementIn(container).batchSize];
    await render(<Import columns={columns} />);
    expect([...seen, elementIn(container).batchSize]).to.deep.equal([7, 100]);
  });

  it('calls onImport and onAfterImport', async () => {
    const seen: string[] = [];
    const {container} = await mount(
      <Import<{name: string}>
        columns={columns}
        onImport={(event: ImportEvent<{name: string}>) => seen.push(event.type)}
        onAfterImport={event => seen.push(event.type)}
      />,
    );
    for (const name of ['lc-import', 'lc-after-import'])
      elementIn(container).dispatchEvent(new CustomEvent(name));
    expect(seen).to.deep.equal(['lc-import', 'lc-after-import']);
  });
});
