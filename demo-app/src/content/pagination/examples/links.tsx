import {Pagination} from '@life-changers/react';
import {useSearchParams} from 'react-router-dom';

export default function Links() {
  const [search, setSearch] = useSearchParams();

  return (
    <article>
      <Pagination
        label="Pages of search results"
        total={38}
        page={Number(search.get('page') ?? 1)}
        href="/pagination?page={page}"
        onNavigate={event => {
          event.preventDefault();
          setSearch(event.detail.href.split('?')[1], {preventScrollReset: true});
        }}
      />
    </article>
  );
}
