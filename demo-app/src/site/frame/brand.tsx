import type {ReactNode} from 'react';

/** The logo and name of the library. The logo is not an image, so that it is there with the name. */
export function Brand(): ReactNode {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0c5f57" />
        <path d="M10 7v9a6 6 0 0 0 6 6h9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        <circle cx="22" cy="10" r="3.25" fill="#f0a92e" />
      </svg>
      <span>
        Life Changers <span className="brand-kind">UI</span>
      </span>
    </span>
  );
}
