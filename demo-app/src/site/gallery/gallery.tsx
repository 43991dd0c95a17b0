import {Button} from '@life-changers/react';
import {useEffect, useMemo, useRef, type ReactNode, type RefObject} from 'react';
import {Link} from 'react-router-dom';
import {FilterField} from '../controls/filter-field.js';
import {matchesWords} from '../controls/word-filter.js';
import {TASKS, type Task} from './tasks.js';
import {NO_FILTER, useFilter, type Filter} from './use-filter.js';

/** A component or an element in a gallery. */
export interface GalleryEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The tag of an element: `<lc-button>`. */
  readonly tag?: string;
  /** What users want to do with it. */
  readonly tasks: readonly string[];
  /** The text that the filter searches. */
  readonly words: string;
}

export type GalleryGroups = readonly (readonly [group: string, entries: readonly GalleryEntry[]])[];

interface GalleryProps {
  readonly groups: GalleryGroups;
  /** What is counted: `pages`. */
  readonly unit: string;
  /** Returns what a card shows before its text. */
  readonly picture?: (entry: GalleryEntry) => ReactNode;
}

/** Cards in groups, which users filter by what they want to do, and by name. It belongs in `.page.gallery`. */
export function Gallery({groups, unit, picture}: GalleryProps): ReactNode {
  const [filter, setFilter] = useFilter();
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(() => groups.flatMap(([, entries]) => entries), [groups]);
  const shown = new Set(all.filter(entry => matches(entry, filter)));
  const isFiltered = shown.size < all.length;

  return (
    <>
      <GalleryFilter filter={filter} field={field} onChange={setFilter}>
        {isFiltered ? `${shown.size} of ${all.length} ${unit}` : `${all.length} ${unit}`}
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
        {groups.map(([group, entries]) => (
          <section
            key={group}
            aria-labelledby={group.toLowerCase()}
            hidden={!entries.some(entry => shown.has(entry))}
          >
            <h2 id={group.toLowerCase()} className={isFiltered ? 'visually-hidden' : undefined}>
              {group}
            </h2>
            <ul>
              {entries.map(entry => (
                // Cards that the filter leaves out are hidden and stay, because their pictures are HTML from the server.
                <li key={entry.path} className="gallery-card" hidden={!shown.has(entry)}>
                  {picture?.(entry)}
                  <div>
                    <h3>
                      <Link to={entry.path}>{entry.title}</Link>
                    </h3>
                    {entry.tag !== undefined && <code>{entry.tag}</code>}
                    <p>{entry.summary}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
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

/** Whether an entry is for the task, and each typed word starts one of its words. */
const matches = ({tasks, words}: GalleryEntry, {task, text}: Filter): boolean =>
  (task === null || tasks.includes(task)) && matchesWords(text, words);
