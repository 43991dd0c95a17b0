import {use, type ComponentType, type ReactNode} from 'react';

interface PageModule {
  readonly default: ComponentType;
}

/** A page whose code loads when it is first shown, or before that with `load`. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the code. The page then renders at once, without the fallback of the `Suspense` around it. */
  load(): Promise<void>;
}

/** Returns a page that loads its code only once. Unlike with React's `lazy`, code that was loaded before is used at once. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const start = () => (loading ??= load());
  const Page = () => {
    const {default: Content} = loaded ?? use(start());
    return <Content />;
  };
  return Object.assign(Page, {
    load: async () => {
      loaded = await start();
    },
  });
}
