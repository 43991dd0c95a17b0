import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {chooseFramework, useFramework} from '../code/framework.js';

/** A tab with its panel. */
export interface Tab {
  /** The unique text of the tab. */
  readonly name: string;
  /** Renders the panel. */
  readonly panel: () => ReactNode;
}

interface TabsProps {
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Keeps the height of the tallest panel. All panels are rendered, and only the selected one is visible. */
  readonly isStable?: boolean;
}

/**
 * Tabs that select with the arrow keys, by the ARIA practice for tabs with automatic activation. Of tabs that are named like
 * languages, the reader's is selected at first, and selecting another one changes it on the whole site.
 */
export function Tabs({label, tabs, isStable = false}: TabsProps): ReactNode {
  /** The selected tab, if it is not the framework of the reader. */
  const [chosen, setChosen] = useState<string | null>(null);
  const framework = useFramework();
  const placeOf = (wanted: string | null) => tabs.findIndex(({name}) => name === wanted);
  const selected = [placeOf(chosen), placeOf(framework), 0].find(place => place >= 0) ?? 0;
  const select = (place: number) => {
    const {name = ''} = tabs[place] ?? {};
    setChosen(chooseFramework(name) ? null : name);
  };
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === null) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map(({name}, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={isStable || index === selected ? `${id}-panel-${index}` : undefined}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={isStable ? 'tab-panels is-stable' : 'tab-panels'}>
        {tabs.map(
          ({name, panel}, index) =>
            (isStable || index === selected) && (
              <div
                key={name}
                id={`${id}-panel-${index}`}
                className={index === selected ? undefined : 'is-hidden'}
                role="tabpanel"
                aria-labelledby={`${id}-tab-${index}`}
              >
                {panel()}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

/** Returns the tab that a key selects; the first and the last are neighbors. */
function nextTab(key: string, selected: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (selected + 1) % count,
    ArrowLeft: (selected + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key] ?? null;
}
