import {SearchModal} from '@life-changers/react';
import type {LcSearchModal, SearchResult} from '@life-changers/elements/search-modal';
import {useMemo, useState, type ReactNode, type Ref} from 'react';
import {DRAWINGS} from '../frame/menu-icons.js';
import {useSite} from '../site.js';
import {nearRoutes} from './near-routes.js';
import {pageEntry} from './page-entries.js';
import {findEntries, type SearchEntry} from './search-entries.js';

const NO_ENTRIES: readonly SearchEntry[] = [];
const MOST_RECENT = 4;

/** The pages that the search offers before something is typed. */
const POPULAR = [
  ...['/components', '/guides/installation', '/guides/first-form', '/form-example', '/tables'],
  ...['/date-time-pickers', '/guides/theming', '/guides/accessibility'],
];

export interface SiteSearchProps {
  ref: Ref<LcSearchModal>;
  /** The text of the field. The parent has it, because the user may type before this component is loaded. */
  query: string;
  onQuery: (query: string) => void;
}

/** A search for pages of the site, examples, sections of the guides, and entries of the API reference. */
export function SiteSearch({ref, query, onQuery}: SiteSearchProps): ReactNode {
  const {routes} = useSite();
  const [details, setDetails] = useState<readonly SearchEntry[] | null>(null);
  const [recent, setRecent] = useState<readonly SearchResult[]>([]);
  const pages = useMemo(() => routes.map(pageEntry), [routes]);
  const entries = useMemo(() => [...pages, ...(details ?? NO_ENTRIES)], [pages, details]);
  const found = useMemo(() => findEntries(entries, query).map(asShown), [entries, query]);
  const near = useMemo(
    () => (found.length > 0 || details === null ? [] : nearPages(pages, query).map(asShown)),
    [found, details, pages, query],
  );
  const offered = useMemo(() => [...recent, ...popularPages(pages, recent).map(asShown)], [pages, recent]);

  /** Everything but the pages is large, so it loads when the search opens. */
  const loadDetails = async () => {
    if (details !== null) return;
    const [{exampleEntries}, {guideEntries}, {referenceEntries}] = await Promise.all([
      import('./example-entries.js'),
      import('./guide-entries.js'),
      import('./reference-entries.js'),
    ]);
    setDetails([...exampleEntries(pages), ...guideEntries, ...referenceEntries]);
  };

  const remember = (chosen: SearchResult) =>
    setRecent(earlier => [
      {...chosen, group: 'Recent'},
      ...earlier.filter(({href}) => href !== chosen.href).slice(0, MOST_RECENT - 1),
    ]);

  return (
    <SearchModal
      ref={ref}
      hideTrigger
      className="site-search"
      searchText="Search pages and the API"
      query={query}
      searchOnChange={onQuery}
      results={query.trim() === '' ? offered : found.length > 0 ? found : near}
      onSelect={({detail}) => remember(detail.result)}
      onShow={() => void loadDetails()}
    >
      <ul className="search-keys" aria-label="Keys">
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </li>
        <li>
          <kbd>Enter</kbd> to open
        </li>
        <li>
          <kbd>Esc</kbd> to close
        </li>
      </ul>
    </SearchModal>
  );
}

/** Each kind of result has its icon: guides, the API, and other pages. Examples are named with their page, because many have the same title. */
function asShown(result: SearchResult): SearchResult {
  const {href = '', group, text, description} = result;
  if (group === 'Examples')
    return {...result, text: `${description}: ${text}`, description: '', icon: DRAWINGS.page};
  const kind = href.startsWith('/guides') ? 'guide' : href.startsWith('/api/') ? 'api' : 'page';
  return {...result, icon: DRAWINGS[kind]};
}

/** The pages that were probably meant by a query that nothing matches. */
const nearPages = (pages: readonly SearchEntry[], query: string): SearchResult[] =>
  nearRoutes(
    query,
    pages.map(page => ({...page, path: page.href ?? '', title: page.text})),
  ).map(page => ({...page, group: 'Did you mean'}));

function popularPages(pages: readonly SearchEntry[], recent: readonly SearchResult[]): SearchResult[] {
  return POPULAR.filter(path => !recent.some(({href}) => href === path)).flatMap(path => {
    const page = pages.find(({href}) => href === path);
    return page === undefined ? [] : {...page, group: 'Popular'};
  });
}
