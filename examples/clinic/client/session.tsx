/** Who is signed in, and what they may do. */
import {PermissionProvider, type PermissionState} from '@life-changers/react';
import {createContext, use, useEffect, useMemo, useState, type ReactNode} from 'react';
import type {User} from '../shared/roles.js';
import {request, SIGNED_OUT} from './requests.js';

export interface SessionData {
  readonly user: User | null;
  readonly permissions: PermissionState | null;
}

interface Session extends SessionData {
  readonly set: (data: SessionData) => void;
  readonly signOut: () => Promise<void>;
}

const NOBODY: SessionData = {user: null, permissions: null};

const SessionContext = createContext<Session>({...NOBODY, set: () => {}, signOut: async () => {}});

export function SessionProvider({start, children}: {start: SessionData; children: ReactNode}) {
  const [data, set] = useState(start);

  useEffect(() => {
    const leave = () => set(NOBODY);
    addEventListener(SIGNED_OUT, leave);
    return () => removeEventListener(SIGNED_OUT, leave);
  }, []);

  const session = useMemo(
    () => ({
      ...data,
      set,
      signOut: async () => {
        await request('DELETE', '/session');
        set(NOBODY);
      },
    }),
    [data],
  );
  return (
    <SessionContext value={session}>
      <PermissionProvider state={data.permissions}>{children}</PermissionProvider>
    </SessionContext>
  );
}

export const useSession = (): Session => use(SessionContext);

/** The user of a page that only users see. */
export function useUser(): User {
  const {user} = useSession();
  if (user === null) throw new Error('Nobody is signed in.');
  return user;
}
