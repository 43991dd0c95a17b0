import tasks from 'example-tasks';

/** What users want to do with a component, in the order of the filter. */
export const TASKS = {
  text: 'Enter text',
  choose: 'Choose',
  dates: 'Pick dates',
  files: 'Upload files',
  forms: 'Build forms',
  data: 'Show data',
  navigate: 'Navigate',
  act: 'Run actions',
  feedback: 'Give feedback',
  overlay: 'Open over the page',
  layout: 'Lay out',
} as const;

export type Task = keyof typeof TASKS;

/** Those of a whole screen are not in a text with examples. */
const SCREENS: Readonly<Record<string, readonly Task[]>> = {
  '/tables/orders': ['data', 'act'],
  '/tables/files': ['data'],
  '/tables/log': ['data'],
  '/tables/prices': ['data', 'forms'],
  '/tables/import': ['data', 'files'],
};

/** Returns what users want to do with the component of a page. */
export const tasksOf = (path: string): readonly string[] => SCREENS[path] ?? tasks[path] ?? [];

/** Whether a text, such as from an address, is the name of a task. */
export const isTask = (name: string | null): name is Task => name !== null && Object.hasOwn(TASKS, name);
