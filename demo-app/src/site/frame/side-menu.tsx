import {Sidebar} from '@life-changers/react';
import {useMemo, type ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import {menuBlocks, menuGroups, SETTINGS_LINKS} from './menu-blocks.js';
import {SAMPLE_PROFILE} from './sample-profile.js';
import {useSite} from '../site.js';
import {useWhenIdle} from '../hydration/use-when-idle.js';

/**
 * The side menu. In a page that the build has rendered, a closed group has only its first link, because 100 links take long
 * to hydrate. The others come when the browser is idle; for readers without JavaScript, there is a plain list.
 */
export function SideMenu({isLater}: {isLater: boolean}): ReactNode {
  const {routes} = useSite();
  const {pathname} = useLocation();
  const isIdle = useWhenIdle(!isLater);
  const openPath = isIdle ? undefined : pathname;
  const blocks = useMemo(() => menuBlocks(routes, openPath), [routes, openPath]);

  return (
    <Sidebar
      slot="sidebar"
      current={pathname}
      profile={SAMPLE_PROFILE}
      navigationBlocks={blocks}
      settingsLinks={SETTINGS_LINKS}
    >
      {!isIdle && (
        <noscript>
          <ul className="plain-menu">
            {menuGroups(routes).map(([group, pages]) => (
              <li key={group}>
                {group}
                <ul>
                  {pages.map(({path, title}) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </Sidebar>
  );
}
