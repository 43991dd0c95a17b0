import {useRef, type ReactNode} from 'react';
import {ApiLinks} from '../../site/page/api-links.js';
import {CodeToggle} from '../../site/code/code-toggle.js';
import {SectionHeading} from '../../site/page/heading.js';
import {Neighbors} from '../../site/page/neighbors.js';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import Orders from './examples/orders.js';
import './orders.css';

const loadCode = () => import('./examples/orders.tsx?code').then(({default: code}) => code);

/** A whole screen with a table, and its code. */
export default function OrdersPage(): ReactNode {
  const {elements} = useSite().route;
  const live = useRef<HTMLDivElement>(null);

  return (
    <div className="page is-wide orders-page">
      <div className="page-header">
        <h1 tabIndex={-1}>Orders</h1>
        <p className="lead">100,000 orders. The URL keeps the state of the table.</p>
      </div>
      <div className="page-body">
        <div ref={live}>
          <Orders />
        </div>
        <section className="example" aria-labelledby="code">
          <SectionHeading id="code">Code</SectionHeading>
          <p className="about">
            These files make up the screen. The same table loads its rows from memory or from your server.
          </p>
          <div className="example-frame">
            <CodeToggle title="Orders" labelId="code" code={loadCode} live={live} />
          </div>
        </section>
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
