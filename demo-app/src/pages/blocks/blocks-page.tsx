import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {BLOCK_GROUP, useSite} from '../../shell/site.js';

/** Links to all blocks, and how to use one. */
export default function BlocksPage(): ReactNode {
  const blocks = useSite().routes.filter(({group, elements}) => group === BLOCK_GROUP && elements.length > 0);

  return (
    <div className="page">
      <div className="page-header">
        <h1 tabIndex={-1}>Blocks</h1>
        <p className="lead">Whole screens to copy into your app, in React and in HTML.</p>
      </div>
      <div className="page-body">
        <section aria-labelledby="screens">
          <h2 id="screens">Screens</h2>
          <ul className="link-list">
            {blocks.map(({path, title, summary}) => (
              <li key={path}>
                <Link to={path}>
                  <span className="link-title">{title}</span>
                  <span>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="use">
          <h2 id="use">Use a block</h2>
          <p className="about">
            Copy its files into one folder of your app. In React, render the default export of the first file,
            and import its CSS once. In HTML, change the two paths in the head to where you serve the library.
            Then replace the sample data, and the functions that simulate a server.
          </p>
          <p className="about">
            Each block has only elements of this library and CSS for their layout. Colors and sizes are{' '}
            <Link to="/guides/theming">tokens</Link>, so a block looks like your app.
          </p>
        </section>
      </div>
    </div>
  );
}
