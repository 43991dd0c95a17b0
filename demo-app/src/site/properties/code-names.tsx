import {Fragment, type ReactNode} from 'react';

/** Names of the API in a sentence. */
export const CodeNames = ({names}: {readonly names: readonly string[]}): ReactNode => (
  <>
    {names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </Fragment>
    ))}
    .
  </>
);
