import {use, type ComponentType, type ReactNode} from 'react';
import {Picture} from '../../site/page/picture.js';

interface ScreenModule {
  readonly default: ComponentType;
}

const LOADERS: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  '/blocks/settings': () => import('./examples/settings.js'),
  '/blocks/list': () => import('./examples/list.js'),
  '/blocks/dashboard': () => import('./examples/dashboard.js'),
  '/blocks/sign-in': () => import('./examples/sign-in.js'),
  '/blocks/invoice': () => import('./examples/invoice.js'),
  '/blocks/team': () => import('./examples/team.js'),
};

const loading = new Map<string, Promise<ScreenModule | undefined>>();

/** Without its picture, a card still has its title and its summary. */
function loadScreen(path: string): Promise<ScreenModule | undefined> {
  const screen = loading.get(path) ?? LOADERS[path]?.().catch(() => undefined) ?? Promise.resolve(undefined);
  loading.set(path, screen);
  return screen;
}

/** A block, as small as a picture. */
export function BlockScreen({path}: {path: string}): ReactNode {
  return (
    <Picture className="block-screen">
      <div className="block-frame">
        <Screen path={path} />
      </div>
    </Picture>
  );
}

function Screen({path}: {path: string}): ReactNode {
  const Content = use(loadScreen(path))?.default;
  return Content === undefined ? null : <Content />;
}
