import {page, parity, search} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

/** Three figures that the build reads from records, with links to what they are based on. */
export function Proofs(): ReactNode {
  return (
    <section className="proofs" aria-label="What you can rely on">
      <div>
        <p className="proof-figure">{page.own}</p>
        <h2>A page of eleven components</h2>
        <p>
          Fields, a date picker, an upload, a table, a modal, and toasts, minified and gzipped.{' '}
          {page.nearest.title}, the next library, takes {page.nearest.number}.{' '}
          <Link to="/performance">Compare with other libraries</Link>
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
        <p className="proof-figure">{search.own}</p>
        <h2>To search {search.variant}</h2>
        <p>
          From key press to result, the median of the recorded benchmark. {search.nearest.title}, the next
          library, takes {search.nearest.number}. <Link to="/performance">See every result</Link> or{' '}
          <Link to="/tables#a-hundred-thousand-rows">try it</Link>
        </p>
      </div>
    </section>
  );
}
