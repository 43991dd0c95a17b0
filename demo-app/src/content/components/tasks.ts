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

/** Whether a text, such as from an address, is the name of a task. */
export const isTask = (name: string | null): name is Task => name !== null && Object.hasOwn(TASKS, name);
