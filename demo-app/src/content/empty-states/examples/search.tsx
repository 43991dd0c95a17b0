import {Button, EmptyState, Tag} from '@life-changers/react';
import {useState} from 'react';

const icon = (
  <svg slot="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M9 9l4 4m0-4-4 4" />
  </svg>
);

export default function Search() {
  const [filters, setFilters] = useState(['Unpaid', 'Last week']);

  return (
    <div className="stack">
      <div className="row" role="group" aria-label="Filters of the orders">
        {filters.map(filter => (
          <Tag
            key={filter}
            value={filter}
            removable
            onRemove={({detail}) => setFilters(filters.filter(one => one !== detail.value))}
          >
            {filter}
          </Tag>
        ))}
      </div>
      {filters.length > 0 ? (
        <EmptyState title="No orders match" headingLevel={3}>
          {icon}
          Remove a filter to see more of your 312 orders.
          <Button slot="actions" text="Clear filters" variant="secondary" onClick={() => setFilters([])} />
        </EmptyState>
      ) : (
        <div>
          <Button
            text="Filter again"
            variant="secondary"
            onClick={() => setFilters(['Unpaid', 'Last week'])}
          />
        </div>
      )}
    </div>
  );
}
