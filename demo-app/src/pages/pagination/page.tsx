import type {ExampleProps} from '../../shell/example.js';
import articles from './examples/articles.tsx?example';
import buttons from './examples/buttons.tsx?example';
import links from './examples/links.tsx?example';

export {overview} from './overview.js';

export const lead =
  'The pages of any list, such as articles or search results. The tables already have the same pager.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Pages of a list',
    about: (
      <>
        <code>total</code> and <code>pageSize</code> give the number of pages; without a page size,{' '}
        <code>total</code> is the number of pages. A text tells screen readers what is shown now.
      </>
    ),
    ...articles,
  },
  {
    title: 'Links',
    about: (
      <>
        With <code>href</code>, the pages are links, which work without a script and open in new tabs. Your
        router handles <code>onNavigate</code>.
      </>
    ),
    ...links,
  },
  {
    title: 'Number of buttons',
    about: (
      <>
        <code>pageButtons</code> sets how many pages have a button, 5 by default.
      </>
    ),
    ...buttons,
  },
];
