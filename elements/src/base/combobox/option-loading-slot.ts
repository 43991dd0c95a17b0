import type {ReactiveElement, TemplateResult} from 'lit';
import type {Warn} from '../../core/bad-input.js';
import type {LoadLabel, LoadOptions, Option} from '../../core/options/index.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import {isServerView} from '../../dom/server-view.js';
import {warnUnlessImported} from '../needed-import.js';

/** A text field with a list of options. */
export interface LoadingHost extends ReactiveElement {
  readonly loadOptions: LoadOptions | null | undefined;
  readonly loadLabel: LoadLabel | null | undefined;
}

/** What the loading of options needs of its element. */
export interface LoadingParts {
  readonly warn: Warn;
  readonly popup: {readonly isOpen: boolean};
  /** Returns the options that the app has set. */
  readonly given: () => readonly Option[];
  /** Returns the text whose options are listed. */
  readonly text: () => string;
  /** Returns the values that need an option. */
  readonly wanted: () => readonly string[];
  /** Makes the option at an index active, or none for -1. Without it, the arrow keys stop at the ends of the list. */
  readonly activate?: (index: number) => void;
  /** Returns whether a key chooses the active option. Without it, only Enter does. */
  readonly chooses?: (event: KeyboardEvent) => boolean;
  /** Returns whether the text must be that of an option. */
  readonly mustMatch: () => boolean;
  /** Acts on a key that chooses, once the options of the text are loaded. */
  readonly enter: (event: KeyboardEvent) => void;
}

/** Options that load for the text in a field. */
export interface OptionLoading {
  /** The options to list. */
  readonly listed: readonly Option[];
  /** The options to list, and those of the wanted values. */
  readonly options: readonly Option[];
  /** The id of the row at the end of the list while it is active. */
  readonly activeId: string | null;
  /** What is shown below the list. */
  readonly note: string | null;
  /** What is announced instead of the number of options. */
  readonly status: string | null;
  /** The row at the end of the list, for more options or another attempt. Null if there is none after so many rows. */
  renderEnd(count: number): TemplateResult | null;
  /** Whether the key is for the row at the end, or waits for the options of the text, like Tab, which leaves the field. */
  handleKey(event: KeyboardEvent): boolean;
  /** Calls a function once the options of the text are loaded. Returns false if they are. */
  wait(then: () => void): boolean;
}

type CreateLoading = (host: LoadingHost, parts: LoadingParts) => OptionLoading;

/** The module `@life-changers/elements/option-loading` fills it, because most lists have all their options. */
let create: CreateLoading | null = null;

/** Fills the slot. Elements that were rendered before update. */
export function provideOptionLoading(given: CreateLoading): void {
  create = given;
  updateLocalized();
}

/** Returns a function that returns the loading of an element with `loadOptions`, or null until something fills the slot. */
export function optionLoading(host: LoadingHost, parts: LoadingParts): () => OptionLoading | null {
  let loading: OptionLoading | null = null;
  return () => {
    if (isServerView || !host.loadOptions) return null;
    loading ??= create?.(host, parts) ?? null;
    if (loading === null)
      warnUnlessImported('loadOptions', 'option-loading', () => create !== null, parts.warn);
    return loading;
  };
}
