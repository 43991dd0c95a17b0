/** The frame around all pages of users: the bar, the menu, and the content. */
import {
  Avatar,
  Navbar,
  PageContent,
  PageLayout,
  Sidebar,
  ToastRegion,
  useNavigationLinks,
  usePermission,
  type NavigationBlock,
} from '@life-changers/react';
import {useEffect, useRef} from 'react';
import {Navigate, Outlet, useLocation, useNavigate} from 'react-router';
import type {LcPageContent} from '@life-changers/elements/page-content';
import {appointmentsIcon, intakeIcon, patientsIcon, pricesIcon, settingsIcon} from './icons.js';
import {useTexts} from './language.js';
import {useSession} from './session.js';

export function Frame() {
  const {user} = useSession();
  const {pathname, search} = useLocation();
  return user === null ? (
    <Navigate to={`/sign-in?${new URLSearchParams({to: pathname + search})}`} replace />
  ) : (
    <UserFrame name={user.name} role={user.role} />
  );
}

interface UserFrameProps {
  readonly name: string;
  readonly role: 'admin' | 'doctor' | 'desk';
}

function UserFrame({name, role}: UserFrameProps) {
  const text = useTexts();
  const {pathname} = useLocation();
  const {signOut} = useSession();
  const content = useRef<LcPageContent>(null);
  const isFirst = useRef(true);
  useNavigationLinks(useNavigate());

  // A reader goes on at the start of the new page.
  useEffect(() => {
    if (!isFirst.current) content.current?.focus({preventScroll: true});
    isFirst.current = false;
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <PageLayout>
      <Navbar
        slot="header"
        sticky
        brand={<Brand text={text.clinic} />}
        brandHref="/patients"
        location={pathname}
        noBreadcrumb
        onLogOut={() => void signOut()}
      />
      <Sidebar
        slot="sidebar"
        current={pathname}
        navigationBlocks={useMenu()}
        settingsLinks={[{text: text.settings, href: '/settings', icon: settingsIcon}]}
      >
        <div slot="footer" className="user-line">
          <Avatar name={name} size="sm" aria-hidden="true" />
          <span>
            <strong>{name}</strong>
            <small>{text.roles[role]}</small>
          </span>
        </div>
      </Sidebar>
      <PageContent ref={content} width="full" data-density="compact">
        <Outlet />
      </PageContent>
      <ToastRegion />
    </PageLayout>
  );
}

function useMenu(): readonly NavigationBlock[] {
  const text = useTexts();
  const canRegister = usePermission({view: 'patients', method: 'create'});
  const links = [
    {text: text.patients, href: '/patients', icon: patientsIcon},
    ...(canRegister ? [{text: text.intake, href: '/intake', icon: intakeIcon}] : []),
    {text: text.appointments, href: '/appointments', icon: appointmentsIcon},
    {text: text.prices, href: '/prices', icon: pricesIcon},
  ];
  return [{title: text.mainMenu, links}];
}

export function Brand({text}: {text: string}) {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M16 9v14M9 16h14" />
      </svg>
      {text}
    </span>
  );
}
