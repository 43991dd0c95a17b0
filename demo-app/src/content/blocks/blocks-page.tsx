import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {Thumbnail} from '../components/thumbnail.js';
import {screensIn} from './screens.js';
import './blocks-page.css';

/** Links to all blocks, and how to use one. */
export default function BlocksPage(): ReactNode {
  const blocks = screensIn(useSite().routes);

  return (
    <div className="page is-wide">
      <div className="page-header">
        <h1 tabIndex={-1}>Blocks</h1>
        <p className="lead">Whole screens to copy into your app, in React and in HTML.</p>
      </div>
      <div className="page-body">
        <section aria-labelledby="screens">
          <h2 id="screens">Screens</h2>
          <ul className="block-gallery">
            {blocks.map(({path, title, summary}) => (
              <li key={path} className="gallery-card">
                <Thumbnail path={path} />
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
                <p>{summary}</p>
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
      <SiteFooter />
    </div>
  );
}
