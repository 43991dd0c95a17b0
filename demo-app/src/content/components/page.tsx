import {Button} from '@life-changers/react';
import {useEffect, useMemo, useRef, type ReactNode, type RefObject} from 'react';
import {Link} from 'react-router-dom';
import {componentGroups} from '../../site/component-page/component-groups.js';
import {pageEntry} from '../../site/search/page-entries.js';
import {FilterField} from '../../site/controls/filter-field.js';
import {useScrollToHash} from '../../site/page/page-arrival.js';
import {useSite, type SiteRoute} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {TASKS, tasksOf, type Task} from './tasks.js';
import {Thumbnail} from './thumbnail.js';
import {NO_FILTER, useFilter, type Filter} from './use-filter.js';

/** The components in cards with a picture, which users filter by what they want to do. */
export default function ComponentsPage(): ReactNode {
  const {routes} = useSite();
  const [filter, setFilter] = useFilter();
  const field = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => componentGroups(routes), [routes]);
  const all = groups.flatMap(([, members]) => members);
  const shown = new Set(all.filter(route => matches(route, filter)));
  const isFiltered = shown.size < all.length;
  useScrollToHash();

  return (
    <div className="page gallery">
      <div className="page-header">
        <h1 tabIndex={-1}>Components</h1>
        <p className="lead">
          What is in the library, as it looks in an app. Each page has live examples with their code, and each
          element has <Link to="/api">its API</Link>.
        </p>
      </div>
      <GalleryFilter filter={filter} field={field} onChange={setFilter}>
        {isFiltered ? `${shown.size} of ${all.length} pages` : `${all.length} pages`}
      </GalleryFilter>
      {shown.size === 0 && (
        <div className="gallery-empty">
          <p>No component matches the filter.</p>
          <Button
            text="Clear the filter"
            variant="secondary"
            onClick={() => {
              setFilter(NO_FILTER);
              // The button disappears.
              field.current?.focus();
            }}
          />
        </div>
      )}
      <div className={isFiltered ? 'gallery-groups is-filtered' : 'gallery-groups'}>
        {groups.map(([group, members]) => (
          <section
            key={group}
            aria-labelledby={group.toLowerCase()}
            hidden={!members.some(route => shown.has(route))}
          >
            <h2 id={group.toLowerCase()} className={isFiltered ? 'visually-hidden' : undefined}>
              {group}
            </h2>
            <ul>
              {members.map(route => (
                <Card key={route.path} route={route} isShown={shown.has(route)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SiteFooter />
    </div>
  );
}

/** Cards that the filter leaves out are hidden and stay, because their pictures are HTML from the server. */
function Card({route: {path, title, summary}, isShown}: {route: SiteRoute; isShown: boolean}): ReactNode {
  return (
    <li className="gallery-card" hidden={!isShown}>
      <Thumbnail path={path} />
      <div>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <p>{summary}</p>
      </div>
    </li>
  );
}

interface GalleryFilterProps {
  readonly filter: Filter;
  /** The field for a name. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (filter: Filter) => void;
  /** How many components match. */
  readonly children: ReactNode;
}

/** Its controls need the script, so they are not visible without it. */
function GalleryFilter({filter, field, onChange, children}: GalleryFilterProps): ReactNode {
  const choices: readonly (readonly [task: Task | null, text: string])[] = [
    [null, 'All'],
    ...(Object.entries(TASKS) as [Task, string][]),
  ];
  const tasks = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(tasks.current), [filter.task]);

  return (
    <search className="gallery-filter" aria-label="Components">
      <fieldset ref={tasks}>
        <legend className="visually-hidden">Task</legend>
        {choices.map(([task, text]) => (
          <label key={text} className="chip">
            <input
              type="radio"
              name="task"
              checked={filter.task === task}
              onChange={() => onChange({...filter, task})}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <FilterField
        ref={field}
        label="Filter by name"
        isLabelHidden
        placeholder="Filter by name"
        value={filter.text}
        onChange={text => onChange({...filter, text})}
      >
        {children}
      </FilterField>
    </search>
  );
}

/** Scrolls the chosen task into the middle of its row, and does not scroll the page. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('label:has(:checked)');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

/** Whether a component is for the task, and its title, its summary, or another word for it starts with each word. */
function matches(route: SiteRoute, {task, text}: Filter): boolean {
  if (task !== null && !tasksOf(route.path).includes(task)) return false;
  const entry = pageEntry(route);
  const words = wordsOf(`${entry.text} ${entry.description} ${entry.words}`);
  return wordsOf(text).every(typed => words.some(word => word.startsWith(typed)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
