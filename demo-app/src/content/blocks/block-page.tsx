import type {ComponentType, ReactNode} from 'react';
import type {ExampleCode} from '../../site/code/code-panel.js';
import {ApiLinks} from '../../site/page/api-links.js';
import {CodeToggle} from '../../site/code/code-toggle.js';
import {SectionHeading} from '../../site/page/heading.js';
import {Neighbors} from '../../site/page/neighbors.js';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import './block-page.css';

/** The files of a block in one language, the main file first. */
interface BlockFiles {
  readonly name: string;
  readonly code: ExampleCode;
}

interface BlockPageProps {
  readonly lead: ReactNode;
  readonly Live: ComponentType;
  readonly react: BlockFiles;
  readonly html: BlockFiles;
  /** The address of the page without React. */
  readonly plainHref: string;
}

/** A whole screen that runs, and its files in React and in HTML. */
export function BlockPage({lead, Live, react, html, plainHref}: BlockPageProps): ReactNode {
  const {title, elements} = useSite().route;

  return (
    <div className="page block-page">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="page-body">
        <div className="block-frame">
          <Live />
        </div>
        <section className="block-code" aria-labelledby="code">
          <SectionHeading id="code">Code</SectionHeading>
          <p className="about">
            Copy the files into one folder. They use this library and some CSS for the layout, and nothing
            else.
          </p>
          <h3 id="react-code">React</h3>
          <div className="example-frame">
            <CodeToggle title={`${title} in React`} labelId="react-code" {...react} />
          </div>
          <h3 id="html-code">HTML</h3>
          <p className="about">
            The same screen without React and without a bundler. <a href={plainHref}>Open it as a page</a>.
          </p>
          <div className="example-frame">
            <CodeToggle title={`${title} in HTML`} labelId="html-code" {...html} />
          </div>
        </section>
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
