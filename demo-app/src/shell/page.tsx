import type {ReactNode} from 'react';
import {useScrollToHash} from './page-arrival.js';

/** A section of a page that links can point to. */
interface PagePart {
  readonly id: string;
  readonly title: string;
}

interface PageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The sections that "On this page" lists, in order. */
  readonly parts: readonly PagePart[];
  readonly children: ReactNode;
}

/** A page with a heading, a lead, and links to its sections. */
export function Page({title, lead, parts, children}: PageProps): ReactNode {
  useScrollToHash();

  return (
    <div className="page has-parts">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <nav className="page-parts" aria-labelledby="page-parts">
        <p id="page-parts">On this page</p>
        <ul>
          {parts.map(part => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page-body">{children}</div>
    </div>
  );
}
