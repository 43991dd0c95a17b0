import type {ReactNode} from 'react';

/** A line drawing of 20 × 20. */
export function Icon({path}: {path: string}): ReactNode {
  return (
    <svg
      className="thumb-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const CLOSE = 'M5.5 5.5l9 9M14.5 5.5l-9 9';
