import {Pagination} from '@life-changers/react';
import {useState} from 'react';

const RECIPES = [
  ...[
    'Almond croissant',
    'Baguette',
    'Cinnamon roll',
    'Danish rye',
    'Emmer loaf',
    'Focaccia',
    'Graham bread',
  ],
  ...['Hazelnut cake', 'Kaiser roll', 'Lebkuchen', 'Milk roll', 'Oat bread', 'Pretzel', 'Rye sourdough'],
];
const PAGE_SIZE = 3;

export default function Recipes() {
  const [page, setPage] = useState(1);
  const start = (page - 1) * PAGE_SIZE;

  return (
    <article>
      <ul>
        {RECIPES.slice(start, start + PAGE_SIZE).map(recipe => (
          <li key={recipe}>{recipe}</li>
        ))}
      </ul>
      <Pagination
        label="Pages of the recipe book"
        total={RECIPES.length}
        pageSize={PAGE_SIZE}
        page={page}
        onPageChange={event => setPage(event.detail.page)}
      />
      <p role="status">
        Recipes {start + 1} to {Math.min(start + PAGE_SIZE, RECIPES.length)} of {RECIPES.length}
      </p>
    </article>
  );
}
