import {Fragment, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {users} from 'token-users';
import {apiPath, reactName} from '../../site/site.js';

/** The name of a token, and the elements whose style sheets use it. */
export function TokenName({name}: {name: string}): ReactNode {
  return (
    <>
      <code>--lc-{name}</code>
      <span className="token-users">
        <Users of={users[name] ?? []} />
      </span>
    </>
  );
}

function Users({of}: {of: number | readonly string[]}): ReactNode {
  if (typeof of === 'number') return `${of} elements`;
  return of.map((element, index) => (
    <Fragment key={element}>
      {index > 0 && ', '}
      <Link to={apiPath(element)}>{reactName(element)}</Link>
    </Fragment>
  ));
}
