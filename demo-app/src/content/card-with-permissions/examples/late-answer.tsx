import {
  BarLoader,
  Button,
  PermissionProvider,
  Permissions,
  usePermission,
  type PermissionState,
} from '@life-changers/react';
import {useState} from 'react';

/** Simulates a request to your server. */
const fetchState = (): Promise<PermissionState> =>
  new Promise(resolve => setTimeout(() => resolve({views: {salaries: {read: true}}}), 1500));

function Salaries() {
  const check = usePermission({view: 'salaries', method: 'read'});
  return (
    <Permissions check={check} no={<p>You are not allowed to see the salaries.</p>}>
      <p>Salaries: 3 people, 9 cups of coffee.</p>
    </Permissions>
  );
}

export default function LateAnswer() {
  const [state, setState] = useState<PermissionState | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const signIn = async () => {
    setIsLoading(true);
    setState(await fetchState());
    setIsLoading(false);
  };

  return (
    <article>
      <div className="row">
        <Button text="Sign in" loading={isLoading} onClick={() => void signIn()} />
        <Button text="Sign out" variant="secondary" onClick={() => setState(null)} />
      </div>
      <BarLoader loading={isLoading} label="Loading permissions" />
      <div role="status">
        <PermissionProvider state={state}>
          <Salaries />
        </PermissionProvider>
      </div>
    </article>
  );
}
