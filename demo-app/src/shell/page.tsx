import type {ReactNode} from 'react';
import {CopyPage} from './copy-page.js';
import {Neighbors} from './neighbors.js';
import {useScrollToHash} from './page-arrival.js';
import {useCurrentPart} from './use-current-part.js';

/** A section of a page that links can point to. */
interface PagePart {
  readonly id: string;
  readonly title: string;
}

interface PageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Links to the parts of the subject, between the lead and the sections. */
  readonly tabs?: ReactNode;
  /** The sections that "On this page" lists, in order. */
  readonly parts: readonly PagePart[];
  readonly children: ReactNode;
}

/** A page with a heading, a lead, and links to its sections. */
export function Page({title, lead, tabs, parts, children}: PageProps): ReactNode {
  useScrollToHash();
  const current = useCurrentPart(parts.map(({id}) => id));

  return (
    <div className="page has-parts">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {tabs}
      </div>
      <div className="page-columns">
        <nav className="page-parts" aria-labelledby="page-parts">
          <p id="page-parts">On this page</p>
          <ul>
            {parts.map(part => (
              <li key={part.id}>
                <a href={`#${part.id}`} aria-current={part.id === current ? 'location' : undefined}>
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
          <CopyPage />
        </nav>
        <div className="page-body">
          {children}
          <Neighbors />
        </div>
      </div>
    </div>
  );
}
