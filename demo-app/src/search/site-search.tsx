import {SearchModal} from '@life-changers/react';
import type {LcSearchModal} from '@life-changers/elements/search-modal';
import {useMemo, useState, type ReactNode, type Ref} from 'react';
import {useSite, reactName, type SiteRoute} from '../shell/site.js';
import {findEntries, type SearchEntry} from './search-entries.js';

const NO_ENTRIES: readonly SearchEntry[] = [];

/** A search for pages of the site and entries of the API reference. */
export function SiteSearch({ref}: {ref: Ref<LcSearchModal>}): ReactNode {
  const {routes} = useSite();
  const [query, setQuery] = useState('');
  const [reference, setReference] = useState<readonly SearchEntry[] | null>(null);
  const entries = useMemo(
    () => [...routes.map(pageEntry), ...(reference ?? NO_ENTRIES)],
    [routes, reference],
  );
  const results = useMemo(() => findEntries(entries, query), [entries, query]);

  /** The reference is large, so it loads when the search opens. */
  const loadReference = async () => {
    if (reference !== null) return;
    const {referenceEntries} = await import('./reference-entries.js');
    setReference(referenceEntries);
  };

  return (
    <SearchModal
      ref={ref}
      hideTrigger
      searchText="Search the pages and the API"
      searchOnChange={setQuery}
      results={query.trim() === '' ? undefined : results}
      onShow={() => void loadReference()}
    />
  );
}

function pageEntry({path, title, summary, elements}: SiteRoute): SearchEntry {
  return {
    text: title,
    description: summary,
    group: 'Pages',
    href: path,
    isPage: true,
    words: elements.map(element => `${reactName(element)} lc-${element}`).join(' '),
  };
}
