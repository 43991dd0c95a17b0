import type {FilterChangeDetail, FilterTree, LcFilterBar} from '@life-changers/elements/filter-bar';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {FilterBar} from './filter-bar.js';

const elementIn = (container: Element) => container.querySelector<LcFilterBar>('lc-filter-bar')!;

const value: FilterTree = {
  match: 'any',
  conditions: [
    {field: 'title', filter: {type: 'text', operator: 'empty'}},
    {field: 'due', filter: {type: 'period', period: 'today'}},
  ],
};

describe('FilterBar', () => {
  it('sets its props, and their defaults again when they are taken away', async () => {
    const columns = [{label: 'Title', field: 'title', filter: 'text'}] as const;
    const {container, render} = await mount(<FilterBar columns={columns} value={value} matchAll />);
    const element = elementIn(container);
    const seen = [element.columns, element.value, element.matchAll];
    await render(<FilterBar />);
    expect([...seen, element.columns, element.value, element.matchAll]).to.deep.equal([
      columns,
      value,
      true,
      null,
      null,
      false,
    ]);
  });

  it('calls onFilterChange when the user removes a condition', async () => {
    const details: FilterChangeDetail[] = [];
    const {container} = await mount(
      <FilterBar value={value} onFilterChange={({detail}) => details.push(detail)} />,
    );
    elementIn(container).shadowRoot!.querySelector<HTMLElement>('.chip-remove')!.click();
    expect(details).to.deep.equal([{value: {match: 'any', conditions: [value.conditions[1]]}}]);
  });
});
