import {useId, useState, type ReactNode} from 'react';
import {Link, NavLink, useLocation} from 'react-router-dom';
import {API_GROUP, COMPANY_GROUP, groupRoutes, reactName, type SiteRoute} from './site.js';
import {ThemeSwitch} from './theme-switch.js';

interface SideMenuProps {
  readonly routes: readonly SiteRoute[];
}

/** The brand, the links to all pages and the theme; on a narrow screen a bar with a disclosure. */
export function SideMenu({routes}: SideMenuProps): ReactNode {
  const {pathname} = useLocation();
  // Held as the page it was opened on, so that going to another page closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const listed = routes.filter(route => route.group !== COMPANY_GROUP);

  return (
    <header className="side">
      <div className="side-inner">
        <div className="side-bar">
          <Link className="brand" to="/">
            <img src="/favicon.svg" alt="" width="28" height="28" />
            <span>
              Life Changers <span className="brand-kind">UI</span>
            </span>
          </Link>
          <button
            className="menu-toggle"
            type="button"
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setOpenedOn(isOpen ? null : pathname)}
          >
            Menu
          </button>
        </div>
        <div id="menu" className={isOpen ? 'menu is-open' : 'menu'}>
          <nav aria-label="Main menu">
            {groupRoutes(listed).map(([group, members]) => (
              <MenuGroup key={group} title={group} routes={members} />
            ))}
          </nav>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

function MenuGroup({title, routes}: {title: string; routes: readonly SiteRoute[]}): ReactNode {
  const id = useId();
  return (
    <div className="menu-group">
      {title !== '' && <p id={id}>{title}</p>}
      <ul aria-labelledby={title === '' ? undefined : id}>
        {routes.map(({path, title: name, group, elements}) => (
          <li key={path}>
            <NavLink to={path} end>
              {group === API_GROUP ? elements.map(reactName) : name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
