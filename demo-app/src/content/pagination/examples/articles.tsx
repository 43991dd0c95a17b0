import {Pagination} from '@life-changers/react';
import {useState} from 'react';

const TITLES = [
  ...['Analytical Engine', 'Boolean algebra', 'Compiler', 'Debugger', 'Enigma', 'Flowchart', 'Grammar'],
  ...['Hash table', 'Interpreter', 'Jacquard loom', 'Kernel', 'Lambda calculus', 'Mainframe', 'Notation'],
];
const PAGE_SIZE = 3;

export default function Articles() {
  const [page, setPage] = useState(1);
  const start = (page - 1) * PAGE_SIZE;

  return (
    <article>
      <ul>
        {TITLES.slice(start, start + PAGE_SIZE).map(title => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Pagination
        label="Pages of articles"
        total={TITLES.length}
        pageSize={PAGE_SIZE}
        page={page}
        onPageChange={event => setPage(event.detail.page)}
      />
      <p role="status">
        Articles {start + 1} to {Math.min(start + PAGE_SIZE, TITLES.length)} of {TITLES.length}
      </p>
    </article>
  );
}
