import type {ReactNode, SVGProps} from 'react';

/** A line drawing of 20 × 20 in the color of the text, from its path. */
export function LineIcon({path, ...attributes}: {path: string} & SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );
}
