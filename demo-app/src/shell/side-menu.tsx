import {Sidebar, SidebarGroup} from '@life-changers/react';
import {useMemo, type ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import {menuBlocks, SETTINGS_LINKS} from './menu-blocks.js';
import {SAMPLE_PROFILE} from './sample-profile.js';
import {useSite} from './site.js';
import {useWhenIdle} from './use-when-idle.js';

/**
 * The side menu. In a page that the build has rendered, the 90 links of its groups are only for readers without JavaScript.
 * With it, they render when the browser is idle. Their place does not depend on them, so nothing moves.
 */
export function SideMenu({isLater}: {isLater: boolean}): ReactNode {
  const {routes} = useSite();
  const {pathname} = useLocation();
  const isIdle = useWhenIdle(!isLater);
  const blocks = useMemo(() => menuBlocks(routes), [routes]);

  return (
    <Sidebar
      slot="sidebar"
      current={pathname}
      profile={SAMPLE_PROFILE}
      navigationBlocks={isIdle ? blocks : []}
      settingsLinks={SETTINGS_LINKS}
    >
      {!isIdle && (
        <noscript>
          {blocks.map(block => (
            <SidebarGroup key={block.title} current={pathname} {...block} />
          ))}
        </noscript>
      )}
    </Sidebar>
  );
}
