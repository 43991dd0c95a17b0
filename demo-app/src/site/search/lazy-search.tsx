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
import {flushSync} from 'react-dom';
import type {SiteSearchProps} from './site-search.js';

/** Opens the search. */
export interface SearchHandle {
  show(): void;
}

/** Who only reads the first screen does not load the search. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

type SearchComponent = ComponentType<SiteSearchProps>;

/**
 * The search of the site. Its code loads when somebody uses the page, or when it is first opened. Then it opens with what
 * the user has typed in the meantime.
 */
export function LazySearch({ref}: {ref: Ref<SearchHandle>}): ReactNode {
  const [Search, setSearch] = useState<SearchComponent | null>(null);
  const [query, setQuery] = useState('');
  const modal = useRef<LcSearchModal>(null);
  const earlyKeys = useRef<EarlyKeys | null>(null);

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
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      void load();
    };
    for (const name of SIGNS_OF_LIFE)
      addEventListener(name, start, {passive: true, signal: listening.signal});
    return () => listening.abort();
  }, [load]);

  // After the effects of the modal, which set its properties.
  useEffect(() => {
    const keys = earlyKeys.current;
    const dialog = modal.current;
    if (Search === null || dialog === null || !keys?.isCollecting()) return;
    // From then on, its field has the focus, and must have the text before the next key.
    const handOver = () => {
      flushSync(() => setQuery(keys.text()));
      keys.stop();
    };
    dialog.addEventListener('lc-after-show', handOver, {once: true});
    dialog.show();
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

  return Search && <Search ref={modal} query={query} onQuery={setQuery} />;
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
