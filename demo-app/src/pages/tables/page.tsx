import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Client from './examples/client.js';
import clientCode from './examples/client.tsx?code';
import ManyRows from './examples/many-rows.js';
import manyRowsCode from './examples/many-rows.tsx?code';
import Server from './examples/server.js';
import serverCode from './examples/server.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Client table',
    about: (
      <>
        All rows are in memory, so search, sort, and paging need no server. The first click on a header sorts
        ascending. A cell can show one value and sort by another, and <code>render</code> can return any React
        node.
      </>
    ),
    Live: Client,
    code: clientCode,
  },
  {
    title: 'Server table',
    about:
      'Each page is one request, and the first click on a header sorts descending. Choose a failure, then go to another page: the last good rows stay, and a message says what failed.',
    Live: Server,
    code: serverCode,
  },
  {
    title: 'A hundred thousand rows',
    about: 'The table searches and sorts in slices, so that the page always responds.',
    Live: ManyRows,
    code: manyRowsCode,
  },
];

/** The tables. */
export default function TablesPage(): ReactNode {
  return (
    <DemoPage
      lead="One table for rows in memory and one for rows on a server. They look and work the same."
      examples={EXAMPLES}
    />
  );
}
