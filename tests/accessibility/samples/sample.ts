import type {EngineId, Facts} from '../engines/engine.js';

/**
 * The test plans of ARIA-AT (https://github.com/w3c/aria-at, `tests/apg` and `tests/aria`) that a sample is from. Their
 * assertions of priority 1, such as "Role 'checkbox' is conveyed", say what must be in the tree; how a screen reader words it
 * is not tested.
 */
export type Plan =
  | 'accordion'
  | 'alert'
  | 'aria-required-text-input'
  | 'breadcrumb'
  | 'checkbox'
  | 'checkbox-tri-state'
  | 'combobox-autocomplete-both-updated'
  | 'combobox-select-only'
  | 'command-button'
  | 'disclosure-navigation'
  | 'horizontal-slider'
  | 'link-span-text'
  | 'main'
  | 'menu-button-actions'
  | 'meter'
  | 'minimal-data-grid'
  | 'modal-dialog'
  | 'quantity-spin-button'
  | 'radiogroup-roving-tabindex'
  | 'switch-checkbox'
  | 'tabs-manual-activation'
  | 'toggle-button';

/** What an engine reports instead, and why this is right or cannot be changed. */
export interface Difference {
  readonly facts: {readonly [fact in keyof Facts]?: Facts[fact] | undefined};
  readonly because: string;
}

export type Expected = Facts & {readonly differs?: {readonly [engine in EngineId]?: Difference}};

/** An element in a state, and what the engines must report about what is in it. */
export interface Sample {
  /** Its tag without `lc-`. */
  readonly element: string;
  readonly state: string;
  readonly plan?: Plan;
  readonly html: string;
  /** Properties of the first element. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** A script that runs after it is shown, with `elements` (the package) and `findDeep`. */
  readonly script?: string;
  /** What gets the focus, and the keys that are pressed then. */
  readonly focus?: string;
  readonly keys?: readonly string[];
  /** By a selector, which is looked for in shadow roots too. */
  readonly expected: Readonly<Record<string, Expected>>;
}
