import {Suspense, type ReactNode} from 'react';
import {useIsFromServer} from '../hydration/use-is-live.js';

interface PictureProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A picture made of elements, which users cannot use. In a page that the build has rendered, the HTML of the server stays,
 * and no code of the elements loads. After a navigation inside the site, they load and render.
 */
export function Picture({className, children}: PictureProps): ReactNode {
  const look = {className, inert: true, 'aria-hidden': true};
  // React neither compares nor changes what is inside.
  if (useIsFromServer())
    return <div {...look} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  return (
    <div {...look}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
