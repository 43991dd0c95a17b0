import type {LcSearchModal} from '@life-changers/elements/search-modal';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import {useWhenIdle} from '../shell/use-when-idle.js';

/** Opens the search. */
export interface SearchHandle {
  show(): void;
}

type SearchComponent = ComponentType<{ref: Ref<LcSearchModal>}>;

/** The search of the site. Its code loads when the browser is idle, or when it is first opened, and then it opens. */
export function LazySearch({ref}: {ref: Ref<SearchHandle>}): ReactNode {
  const [Search, setSearch] = useState<SearchComponent | null>(null);
  const modal = useRef<LcSearchModal>(null);
  const isWanted = useRef(false);
  const isIdle = useWhenIdle(false);

  const load = useCallback(
    () =>
      import('./site-search.js').then(
        ({SiteSearch}) => setSearch(() => SiteSearch),
        (cause: unknown) => console.warn('The search could not be loaded:', cause),
      ),
    [],
  );

  useEffect(() => {
    if (isIdle) void load();
  }, [isIdle, load]);

  // After the effects of the modal, which set its properties.
  useEffect(() => {
    if (Search !== null && isWanted.current) modal.current?.show();
  }, [Search]);

  useImperativeHandle(
    ref,
    () => ({
      show() {
        isWanted.current = true;
        if (modal.current) modal.current.show();
        else void load();
      },
    }),
    [load],
  );

  return Search && <Search ref={modal} />;
}
