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

type SearchComponent = ComponentType<{ref: Ref<LcSearchModal>; typedEarlier: string}>;

/**
 * The search of the site. Its code loads when the browser is idle, or when it is first opened. Then it opens with what the
 * user has typed in the meantime.
 */
export function LazySearch({ref}: {ref: Ref<SearchHandle>}): ReactNode {
  const [Search, setSearch] = useState<SearchComponent | null>(null);
  const modal = useRef<LcSearchModal>(null);
  const earlyKeys = useRef<EarlyKeys | null>(null);
  const isIdle = useWhenIdle(false);

  const load = useCallback(
    () =>
      import('./site-search.js').then(
        ({SiteSearch}) => setSearch(() => SiteSearch),
        (cause: unknown) => {
          earlyKeys.current?.stop();
          console.warn('The search could not be loaded:', cause);
        },
      ),
    [],
  );

  useEffect(() => {
    if (isIdle) void load();
  }, [isIdle, load]);

  // After the effects of the modal, which set its properties.
  useEffect(() => {
    if (Search === null || !earlyKeys.current?.isCollecting()) return;
    earlyKeys.current.stop();
    modal.current?.show();
  }, [Search]);

  useImperativeHandle(
    ref,
    () => ({
      show() {
        if (modal.current) return modal.current.show();
        if (!earlyKeys.current?.isCollecting()) earlyKeys.current = collectKeys();
        void load();
      },
    }),
    [load],
  );

  return Search && <Search ref={modal} typedEarlier={earlyKeys.current?.text() ?? ''} />;
}

/** What the user types before there is a field. */
interface EarlyKeys {
  text(): string;
  isCollecting(): boolean;
  stop(): void;
}

/** Collects what the user types, instead of what has the focus, until it is stopped or the user presses Escape. */
function collectKeys(): EarlyKeys {
  const letters: string[] = [];
  const listening = new AbortController();
  const handleKeydown = (event: KeyboardEvent) => {
    const {key} = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') listening.abort();
    else if (key === 'Backspace') letters.pop();
    else if ([...key].length === 1) letters.push(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', handleKeydown, {capture: true, signal: listening.signal});
  return {
    text: () => letters.join(''),
    isCollecting: () => !listening.signal.aborted,
    stop: () => listening.abort(),
  };
}
