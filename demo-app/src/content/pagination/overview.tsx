import {Pagination} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'First page': <Pagination label="Pages of recipes" total={12} />,
    'In the middle': <Pagination label="Pages of cakes" total={12} page={6} />,
    'Last page': <Pagination label="Pages of breads" total={12} page={12} />,
    'Few pages': <Pagination label="Pages of soups" total={24} pageSize={10} page={2} />,
    'Fewer buttons': <Pagination label="Pages of salads" total={80} page={40} pageButtons={1} />,
    Links: <Pagination label="Pages of menus" total={6} page={2} href="/pagination?page={page}" />,
  },
  use: [
    'A long list of which users want to find a place again, such as search results or articles.',
    'Pages with addresses, as links that search engines and browsers follow.',
  ],
  avoid: [
    ['Rows with columns, which have a pager already:', '/tables'],
    ['The parts of a form:', '/steps'],
    ['A list that fits on one page:', 'the whole list.'],
  ],
};
