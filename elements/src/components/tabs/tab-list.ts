import {nextIndex} from '../../core/next-index.js';

/** The tabs that keys move between. */
interface TabRow {
  readonly index: number;
  readonly count: number;
  readonly isVertical: boolean;
  /** Whether the text is written from right to left. */
  readonly isMirrored: boolean;
}

/** Returns the index of the tab that a key moves to, or -1 (ARIA practices, "tabs"). */
export function indexForKey(event: KeyboardEvent, {index, count, isVertical, isMirrored}: TabRow): number {
  const {key} = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const keys = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (!keys.includes(key)) return -1;
  const isForward = (key === keys[1]) !== (isMirrored && !isVertical);
  return nextIndex(index, count, isForward ? 1 : -1);
}

/** Returns what is wrong with the names of tabs and panels, and how to fix it. */
export function nameProblems(tabs: readonly string[], panels: readonly string[]): string[] {
  const problems: [string | undefined, (name: string) => string][] = [
    [repeatedIn(tabs), name => `two tabs have the panel "${name}"; it means the first one.`],
    [repeatedIn(panels), name => `two panels have the name "${name}"; both are shown.`],
    [
      panels.find(name => !tabs.includes(name)),
      name => `the panel "${name}" needs a tab, such as <lc-tab panel="${name}">.`,
    ],
    [
      tabs.find(name => !panels.includes(name)),
      name => `the tab "${name}" needs a panel, such as <lc-tab-panel name="${name}">, or an href.`,
    ],
  ];
  return problems.flatMap(([name, describe]) => (name === undefined ? [] : describe(name)));
}

const repeatedIn = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);
