import {parity, sizes} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Three figures that the build measures or reads from a record, with links to what they are based on. */
export function Proofs(): ReactNode {
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
        <p className="proof-figure">
          {parity.same} of {parity.cases}
        </p>
        <h2>Behaviors equal to native controls</h2>
        <p>
          Each is a test that runs with the native control and with ours, in Chromium, Firefox, and WebKit.{' '}
          <Link to="/guides/native-parity">See all cases and every difference</Link>
        </p>
      </div>
      <div>
        <p className="proof-figure">100,000</p>
        <h2>Rows in the live example</h2>
        <p>
          The table searches and sorts them in slices, so the page stays responsive.{' '}
          <Link to="/tables#a-hundred-thousand-rows">Try it</Link> or{' '}
          <a href="/bench.txt">compare it with other libraries</a>
        </p>
      </div>
    </section>
  );
}
