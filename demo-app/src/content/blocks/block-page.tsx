import {useCallback, type ComponentType, type ReactNode} from 'react';
import type {ExampleCode} from '../../site/code/code-panel.js';
import {ApiLinks} from '../../site/page/api-links.js';
import {CodeToggle} from '../../site/code/code-toggle.js';
import {SectionHeading} from '../../site/page/heading.js';
import {Neighbors} from '../../site/page/neighbors.js';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import './block-page.css';

/** The files of a block, the main file of each language first. */
interface BlockCode {
  readonly react: ExampleCode;
  readonly html: ExampleCode;
}

interface BlockPageProps {
  /** The name of the block's files, such as `invoice`. */
  readonly name: string;
  readonly lead: ReactNode;
  readonly Live: ComponentType;
  /** Loads the files. */
  readonly loadCode: () => Promise<BlockCode>;
  /** The address of the page without React. */
  readonly plainHref: string;
}

/** A whole screen that runs, and its files in React and in HTML. */
export function BlockPage({name, lead, Live, loadCode, plainHref}: BlockPageProps): ReactNode {
  const {title, elements} = useSite().route;
  const loadReact = useCallback(() => loadCode().then(({react}) => react), [loadCode]);
  const loadHtml = useCallback(() => loadCode().then(({html}) => html), [loadCode]);

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
            <CodeToggle
              title={`${title} in React`}
              labelId="react-code"
              name={`${name}.tsx`}
              code={loadReact}
            />
          </div>
          <h3 id="html-code">HTML</h3>
          <p className="about">
            The same screen without React and without a bundler. <a href={plainHref}>Open it as a page</a>.
          </p>
          <div className="example-frame">
            <CodeToggle
              title={`${title} in HTML`}
              labelId="html-code"
              name={`${name}.html`}
              code={loadHtml}
            />
          </div>
        </section>
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
