import type {ComponentType, ReactNode} from 'react';
import {lazyValue} from './lazy-value.js';

interface PageModule {
  readonly default: ComponentType;
}

/** A page whose code loads when it is first shown, or before that with `load`. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the code. The page then renders at once, without the fallback of the `Suspense` around it. */
  load(): Promise<unknown>;
}

/** Returns a page that loads its code only once. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const module = lazyValue(load);
  const Page = () => {
    const {default: Content} = module.use();
    return <Content />;
  };
  return Object.assign(Page, {load: module.load});
}
