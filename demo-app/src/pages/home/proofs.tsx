import {sizes} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Three figures that the build measures or the tests check, with links to what they are based on. */
export function Proofs({pages}: {pages: number}): ReactNode {
  return (
    <section className="proofs" aria-label="What you can rely on">
      <div>
        <p className="proof-figure">{kilobytes(sizes.button)}</p>
        <h2>A button, with everything it needs</h2>
        <p>
          Minified and gzipped. All elements together are {kilobytes(sizes.everything)}, and you load only
          those that you import. <Link to="/performance">Compare with other libraries</Link>
        </p>
      </div>
      <div>
        <p className="proof-figure">0</p>
        <h2>Violations that axe finds</h2>
        <p>
          The tests check all {pages} pages of this site with axe, and every element in light and dark, in
          Chromium, Firefox, and WebKit. <Link to="/api/data-table">See what each element does</Link>
        </p>
      </div>
      <div>
        <p className="proof-figure">1,000,000</p>
        <h2>Rows in a client table</h2>
        <p>
          It searches and sorts them in slices, so the page stays responsive.{' '}
          <Link to="/tables#a-hundred-thousand-rows">Try 100,000 rows</Link> or{' '}
          <a href="/bench.txt">compare it with other libraries</a>
        </p>
      </div>
    </section>
  );
}
