import type {ReactNode} from 'react';

/** The heading of a section: a link to itself, so that readers can copy its address. */
export function SectionHeading({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <h2 id={id} className="section-heading">
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}
