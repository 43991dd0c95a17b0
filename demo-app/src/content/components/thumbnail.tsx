import {use, type ComponentType, type ReactNode} from 'react';
import {Picture} from '../../site/page/picture.js';

type Drawings = Readonly<Record<string, ComponentType>>;

let loading: Promise<Drawings> | undefined;

/** Without its drawing, a card still has its title and its summary. */
const loadDrawings = (): Promise<Drawings> =>
  (loading ??= import('./thumbnails/drawings.js').then(({drawings}) => drawings).catch(() => ({})));

/**
 * A picture of a component or a block: the elements themselves in a typical state, or a drawing of what opens over the page.
 * It is as large with its content as without.
 */
export function Thumbnail({path}: {path: string}): ReactNode {
  return (
    <Picture className="thumbnail">
      <Drawing name={path.slice(1)} />
    </Picture>
  );
}

function Drawing({name}: {name: string}): ReactNode {
  const Content = use(loadDrawings())[name];
  return Content === undefined ? null : <Content />;
}
