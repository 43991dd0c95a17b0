import {license, repository, version} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';

const LINKS = [
  ['/guides/installation', 'Installation'],
  ['/guides/accessibility', 'Accessibility'],
  ['/performance', 'Performance'],
  ['/theming', 'Theme builder'],
] as const;

/** The end of a page: where to go on, and what one must know before using the library. */
export function SiteFooter(): ReactNode {
  return (
    <footer className="site-footer">
      <ul>
        {LINKS.map(([path, text]) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Version</dt>
          <dd>
            <Link to="/guides/changelog">{version}</Link>
          </dd>
        </div>
        <div>
          <dt>License</dt>
          <dd>
            {license}, <a href="/licenses.txt">licenses of what this site uses</a>
          </dd>
        </div>
        <div>
          <dt>Repository</dt>
          <dd>
            {repository === null ? (
              <Link to="/guides/contribute">How to clone, build, and test it</Link>
            ) : (
              <a href={repository}>{repository.replace(/^https:\/\//, '')}</a>
            )}
          </dd>
        </div>
      </dl>
    </footer>
  );
}
