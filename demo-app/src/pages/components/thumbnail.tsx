import {Suspense, use, type ComponentType, type ReactNode} from 'react';
import {useIsFromServer} from '../../shell/use-is-live.js';

type Drawings = Readonly<Record<string, ComponentType>>;

let loading: Promise<Drawings> | undefined;

/** Without its drawing, a card still has its title and its summary. */
const loadDrawings = (): Promise<Drawings> =>
  (loading ??= import('./thumbnails/drawings.js').then(({drawings}) => drawings).catch(() => ({})));

/**
 * A picture of a component: the element itself in a typical state, or a drawing of what opens over the page. It is as large
 * with its content as without.
 *
 * In a page that the build has rendered, the HTML of the server stays, and no code of the elements loads. After a
 * navigation inside the site, they load and render.
 */
export function Thumbnail({path}: {path: string}): ReactNode {
  const look = {className: 'thumbnail', inert: true, 'aria-hidden': true};
  // React neither compares nor changes what is inside.
  if (useIsFromServer())
    return <div {...look} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  return (
    <div {...look}>
      <Suspense fallback={null}>
        <Drawing name={path.slice(1)} />
      </Suspense>
    </div>
  );
}

function Drawing({name}: {name: string}): ReactNode {
  const Content = use(loadDrawings())[name];
  return Content === undefined ? null : <Content />;
}
