import {useRef, type ComponentProps, type ReactNode} from 'react';
import {CodeToggle} from '../code/code-toggle.js';
import {SiteFooter} from '../frame/site-footer.js';
import {useSite} from '../site.js';
import {ApiLinks} from './api-links.js';
import {SectionHeading} from './heading.js';
import {Neighbors} from './neighbors.js';
import './screen-page.css';

interface ScreenPageProps extends Pick<ComponentProps<typeof CodeToggle>, 'title' | 'code'> {
  readonly lead: ReactNode;
  /** What the files of the code are. */
  readonly about: ReactNode;
  /** The screen. */
  readonly children: ReactNode;
}

/** A whole screen, as wide as the page, and its code. */
export function ScreenPage({title, lead, about, code, children}: ScreenPageProps): ReactNode {
  const {elements} = useSite().route;
  const live = useRef<HTMLDivElement>(null);

  return (
    <div className="page is-wide screen-page">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="page-body">
        <div ref={live}>{children}</div>
        <section className="example" aria-labelledby="code">
          <SectionHeading id="code">Code</SectionHeading>
          <p className="about">{about}</p>
          <div className="example-frame">
            <CodeToggle title={title} labelId="code" code={code} live={live} />
          </div>
        </section>
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
