import type {LcTag} from '@life-changers/elements/tag';
import {expect} from '@open-wc/testing';
import {useState, type ReactNode} from 'react';
import {mount} from '../testing/mount.js';
import {Tag} from './tag.js';

const tagsIn = (container: Element) => [...container.querySelectorAll<LcTag>('lc-tag')];
const button = (tag: LcTag | undefined, part: string) =>
  tag!.shadowRoot!.querySelector<HTMLElement>(`[part=${part}]`)!;

/** Labels that users can remove. */
function Labels(): ReactNode {
  const [labels, setLabels] = useState(['Design', 'Research', 'Writing']);
  return labels.map(label => (
    <Tag
      key={label}
      value={label}
      removable
      onRemove={({detail}) => setLabels(labels.filter(one => one !== detail.value))}
    >
      {label}
    </Tag>
  ));
}

describe('Tag', () => {
  it('sets selected, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Tag selectable selected />);
    const seen = [tagsIn(container)[0]!.selected];
    await render(<Tag selectable />);
    expect([...seen, tagsIn(container)[0]!.selected]).to.deep.equal([true, false]);
  });

  it('calls onSelectedChange when the user selects it', async () => {
    const details: unknown[] = [];
    const {container} = await mount(
      <Tag value="design" selectable onSelectedChange={({detail}) => details.push(detail)} />,
    );
    button(tagsIn(container)[0], 'content').click();
    expect(details).to.deep.equal([{value: 'design', selected: true}]);
  });

  it('moves the focus to the next tag when the parent removes one', async () => {
    const {container} = await mount(<Labels />);
    button(tagsIn(container)[0], 'remove-button').focus();
    button(tagsIn(container)[0], 'remove-button').click();
    await new Promise(resolve => setTimeout(resolve, 20));
    const tags = tagsIn(container);
    expect(tags.map(({value}) => value)).to.deep.equal(['Research', 'Writing']);
    expect(document.activeElement === tags[0]).to.equal(true);
  });
});
