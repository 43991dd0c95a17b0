import type {ReactNode} from 'react';

/** The logo and name of the library. */
export function Brand(): ReactNode {
  return (
    <span className="brand">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <span>
        Life Changers <span className="brand-kind">UI</span>
      </span>
    </span>
  );
}
