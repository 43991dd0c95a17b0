import type {ReactNode} from 'react';
import {CopyPage} from './copy-page.js';
import {Disclosure} from '../controls/disclosure.js';
import {Neighbors} from './neighbors.js';
import {useScrollToHash} from './page-arrival.js';
import {SiteFooter} from '../frame/site-footer.js';
import {useCurrentPart} from './use-current-part.js';

/** The id of the head of a page with tabs. */
export const OVERVIEW_ID = 'overview';

/** A section of a page that links can point to. */
interface PagePart {
  readonly id: string;
  readonly title: string;
}

interface PageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Returns links to the parts of the subject, which stay below the header. The id is that of the current section. */
  readonly tabs?: ((current: string | null) => ReactNode) | undefined;
  /** The sections of the page, in order. */
  readonly parts: readonly PagePart[];
  /** Whether "On this page" lists the sections. Default true. */
  readonly hasContents?: boolean;
  readonly children: ReactNode;
}

/** A page with a heading, a lead, and links to its sections. */
export function Page({title, lead, tabs, parts, hasContents = true, children}: PageProps): ReactNode {
  useScrollToHash();
  const current = useCurrentPart(parts.map(({id}) => id));

  const links = (
    <ul>
      {parts.map(part => (
        <li key={part.id}>
          <a href={`#${part.id}`} aria-current={part.id === current ? 'location' : undefined}>
            {part.title}
          </a>
        </li>
      ))}
    </ul>
  );

  return (
    <div className={`page has-parts${tabs ? ' has-tabs' : ''}${hasContents ? '' : ' is-workbench'}`}>
      <div id={tabs && OVERVIEW_ID} className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {!hasContents && <CopyPage />}
      </div>
      {tabs?.(current)}
      <div className="page-columns">
        {hasContents && (
          <>
            <nav className="page-parts" aria-labelledby="page-parts">
              <p id="page-parts">On this page</p>
              {links}
              <CopyPage />
            </nav>
            <nav className="page-parts-narrow" aria-label="On this page">
              <Disclosure summary="On this page">{links}</Disclosure>
            </nav>
          </>
        )}
        <div className="page-body">
          {children}
          <Neighbors />
        </div>
      </div>
      <SiteFooter />
    </div>
  );
}
