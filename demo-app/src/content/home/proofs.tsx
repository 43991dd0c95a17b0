import {parity, sizes, speed} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

/** With three digits, like on the performance page. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toPrecision(3)} kB`;

/** Three figures that the build measures or reads from a record, with links to what they are based on. */
export function Proofs(): ReactNode {
  return (
    <section className="proofs" aria-label="What you can rely on">
      <div>
        <p className="proof-figure">{kilobytes(sizes.page)}</p>
        <h2>A page of eleven components</h2>
        <p>
          Fields, a date picker, an upload, a table, a modal, and toasts, minified and gzipped.{' '}
          {sizes.next.title}, the next library, takes {Math.round(sizes.next.median)} kB.{' '}
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
        <p className="proof-figure">{Math.round(speed.own)} ms</p>
        <h2>To search {speed.rows}</h2>
        <p>
          From key press to result, the median of the recorded benchmark. {speed.next.title}, the next
          library, takes {Math.round(speed.next.median)} ms. <Link to="/performance">See every result</Link>{' '}
          or <Link to="/tables#a-hundred-thousand-rows">try it</Link>
        </p>
      </div>
    </section>
  );
}
