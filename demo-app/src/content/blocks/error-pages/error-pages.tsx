import {Segmented} from '@life-changers/react';
import {useState, type ComponentType} from 'react';
import {EmptyPage} from './empty-page.js';
import {FailedPage, NoAccessPage, NotFoundPage} from './error-views.js';
import {pages} from './page-states.js';

const views: Record<string, ComponentType> = {
  empty: EmptyPage,
  'not-found': NotFoundPage,
  'no-access': NoAccessPage,
  failed: FailedPage,
};

/** Pages without their content. In your app, each is where its content would be, and there is no switch. */
export default function ErrorPages() {
  const [page, setPage] = useState('empty');
  const Page = views[page]!;

  return (
    <section className="error-block" aria-label="Empty and error pages">
      <Segmented label="Page" options={pages} value={page} onChange={setPage} />
      <div className="error-page">
        <Page />
      </div>
    </section>
  );
}
