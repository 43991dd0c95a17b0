import {useRef, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {ApiLinks} from '../../site/page/api-links.js';
import {CodeToggle} from '../../site/code/code-toggle.js';
import {SectionHeading} from '../../site/page/heading.js';
import {Neighbors} from '../../site/page/neighbors.js';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import Prices from './examples/prices.js';
import './prices.css';

const loadCode = () => import('./examples/prices.tsx?code').then(({default: code}) => code);

/** A whole screen with a table to edit, and its code. */
export default function PricesPage(): ReactNode {
  const {elements} = useSite().route;
  const live = useRef<HTMLDivElement>(null);

  return (
    <div className="page is-wide prices-page">
      <div className="page-header">
        <h1 tabIndex={-1}>Prices</h1>
        <p className="lead">
          5,000 prices of a bakery, edited with the keys of a spreadsheet. The server refuses a price below
          what a piece costs to bake: try €1 for a loaf.
        </p>
      </div>
      <div className="page-body">
        <div ref={live}>
          <Prices />
        </div>
        <section className="example" aria-labelledby="code">
          <SectionHeading id="code">Code</SectionHeading>
          <p className="about">
            These files make up the screen. The guide <Link to="/guides/editing-tables">Edit tables</Link>{' '}
            explains them.
          </p>
          <div className="example-frame">
            <CodeToggle title="Prices" labelId="code" code={loadCode} live={live} />
          </div>
        </section>
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
