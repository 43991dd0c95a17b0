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

/** The tasks of each component, by its path without the slash. */
const TASKS_OF: Readonly<Record<string, readonly Task[]>> = {
  accordions: ['layout', 'navigate'],
  'all-form-components': ['forms'],
  avatars: ['data'],
  badges: ['data', 'choose'],
  breadcrumbs: ['navigate'],
  buttons: ['act'],
  callouts: ['feedback'],
  'card-with-permissions': ['layout'],
  cards: ['layout', 'data'],
  'checkbox-groups': ['choose'],
  checkboxes: ['choose'],
  'code-inputs': ['text'],
  'copy-buttons': ['act'],
  datalists: ['choose', 'text'],
  'date-fields': ['dates'],
  'date-range-pickers': ['dates'],
  'date-time-pickers': ['dates'],
  drawers: ['overlay', 'layout'],
  'empty-states': ['feedback', 'data'],
  'error-summaries': ['forms', 'feedback'],
  'field-lists': ['forms'],
  fieldsets: ['forms', 'layout'],
  'files-upload': ['files'],
  'form-example': ['forms'],
  forms: ['forms'],
  loaders: ['feedback'],
  menus: ['overlay', 'act'],
  modals: ['overlay'],
  'multi-selects': ['choose'],
  'navigation-layout': ['layout', 'navigate'],
  'number-inputs': ['text'],
  pagination: ['navigate', 'data'],
  popovers: ['overlay'],
  progress: ['feedback'],
  radios: ['choose'],
  segmented: ['choose', 'navigate'],
  selects: ['choose'],
  sliders: ['choose'],
  steps: ['forms', 'navigate'],
  switches: ['choose'],
  tables: ['data'],
  'tables/orders': ['data', 'act'],
  tabs: ['navigate', 'layout'],
  'text-areas': ['text'],
  'text-inputs': ['text'],
  'time-inputs': ['dates'],
  toasts: ['feedback', 'overlay'],
  tooltips: ['overlay', 'feedback'],
  trees: ['data', 'navigate', 'choose'],
  typography: ['layout'],
  validation: ['forms', 'feedback'],
};

/** Returns what users want to do with the component of a page. */
export const tasksOf = (path: string): readonly Task[] => TASKS_OF[path.slice(1)] ?? [];

/** Whether a text, such as from an address, is the name of a task. */
export const isTask = (name: string | null): name is Task => name !== null && Object.hasOwn(TASKS, name);
