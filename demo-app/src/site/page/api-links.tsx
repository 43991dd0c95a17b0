import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {apiPath, reactName} from '../site.js';

interface ApiLinksProps {
  readonly id: string;
  /**
   * The heading.
   * @default 'API Reference'
   */
  readonly title?: string;
  /** The elements to link to, by name: `text-input`. */
  readonly elements: readonly string[];
}

/** A section with links to API pages, such as the one at the end of a demo. */
export function ApiLinks({id, title = 'API Reference', elements}: ApiLinksProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="link-list">
        {elements.map(element => (
          <li key={element}>
            <Link to={apiPath(element)}>
              <span className="link-title">{reactName(element)}</span>
              <code>{`<lc-${element}>`}</code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
