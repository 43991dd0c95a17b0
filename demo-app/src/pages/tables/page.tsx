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
        The rows are in the page; search, sort and pages need no server. A first click sorts upwards. A cell
        may show one thing and sort by another, and <code>render</code> gives any React node.
      </>
    ),
    Live: Client,
    code: clientCode,
  },
  {
    title: 'Server table',
    about:
      'Each page is one request, and a first click sorts downwards. Choose what goes wrong, then go to another page: the last good rows stay, and the message says what failed.',
    Live: Server,
    code: serverCode,
  },
  {
    title: 'A hundred thousand rows',
    about: 'Searched and sorted in slices, so that the page never stands still.',
    Live: ManyRows,
    code: manyRowsCode,
  },
];

/** The tables. */
export default function TablesPage(): ReactNode {
  return (
    <DemoPage
      lead="One table for rows that you have and one for rows that a server has. They look and work the same."
      examples={EXAMPLES}
    />
  );
}
