import type {LcPagination} from '@life-changers/elements/pagination';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Pagination} from './pagination.js';

const elementIn = (container: Element) => container.querySelector<LcPagination>('lc-pagination')!;

describe('Pagination', () => {
  it('sets its props, and their defaults again when they are removed', async () => {
    const {container, render} = await mount(
      <Pagination total={95} pageSize={10} page={4} pageButtons={3} href="?page={page}" label="Orders" />,
    );
    const read = () => {
      const {total, pageSize, page, pageButtons, href, label} = elementIn(container);
      return [total, pageSize, page, pageButtons, href, label];
    };
    const before = read();
    await render(<Pagination />);
    expect([before, read()]).to.deep.equal([
      [95, 10, 4, 3, '?page={page}', 'Orders'],
      [0, 1, 1, 5, '', ''],
    ]);
  });

  it('calls onPageChange with the page', async () => {
    const pages: number[] = [];
    const {container} = await mount(
      <Pagination total={3} onPageChange={event => pages.push(event.detail.page)} />,
    );
    elementIn(container).shadowRoot!.querySelector<HTMLElement>('[aria-label="Page 2"]')!.click();
    expect(pages).to.deep.equal([2]);
  });
});
