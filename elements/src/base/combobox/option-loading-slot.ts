import type {ReactiveElement, TemplateResult} from 'lit';
import type {OptionsController} from '../../controllers/options.controller.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {LoadLabel, LoadOptions, Option} from '../../core/options/index.js';
import {isServerView} from '../../dom/server-view.js';
import {warnUnlessImported} from '../needed-import.js';

/** An element whose options load. */
export interface LoadingHost extends ReactiveElement {
  readonly loadOptions: LoadOptions | null | undefined;
  readonly loadLabel: LoadLabel | null | undefined;
}

/** The list whose options load. */
export interface LoadedList {
  readonly isOpen: boolean;
  /** Whether the user has moved to a row, which Enter chooses without waiting. */
  readonly isMoved: boolean;
  /** The index of the active row, or -1. */
  readonly index: number;
  readonly rows: readonly unknown[];
  readonly matches: readonly unknown[];
  readonly source: {
    readonly query: string;
    readonly wanted: string | readonly string[];
    readonly mustMatch?: boolean;
  };
  activateAt(index: number): void;
}

/** Options that load for the text in a field. */
export interface OptionLoading {
  /** The options to list. */
  readonly listed: readonly Option[];
  /** The options to list, and those of the wanted values. */
  readonly options: readonly Option[];
  /** Whether the options of the typed text are loading. */
  readonly isAwaited: boolean;
  /** The key of the row at the end of the list, for more options or another attempt. Null if there is none. */
  readonly end: symbol | null;
  /** Whether this row is active. */
  readonly isAtEnd: boolean;
  /** What is shown below the list. */
  readonly note: string | null;
  /** What is announced instead of the number of options. */
  readonly status: string | null;
  /** Renders the row at the end. Null if it is not listed. */
  renderEnd(): TemplateResult | null;
  /** Loads more options, or tries again, if the row at an index is the one for it. */
  takeEnd(index: number): boolean;
  /** Calls a function once the options of the text are loaded. Returns false if they are. */
  wait(then: () => void): boolean;
  /** The same for a key that chooses, unless the user has moved to a row, or the list closes. A second key does not repeat it. */
  waitToChoose(then: () => void): boolean;
}

type CreateLoading = (host: LoadingHost, list: LoadedList, given: OptionsController) => OptionLoading;

/** The module `@life-changers/elements/option-loading` fills it, because most lists have all their options. */
let create: CreateLoading | null = null;

/** Fills the slot. Elements that were rendered before update. */
export function provideOptionLoading(given: CreateLoading): void {
  create = given;
  updateLocalized();
}

/**
 * Returns a function that returns the loading of an element with `loadOptions`, or null until something fills the slot.
 *
 * @param given The options that the app has set.
 */
export function optionLoading(
  host: LoadingHost,
  given: OptionsController,
): (list: LoadedList) => OptionLoading | null {
  let loading: OptionLoading | null = null;
  return list => {
    if (isServerView || !host.loadOptions) return null;
    loading ??= create?.(host, list, given) ?? null;
    if (loading === null)
      warnUnlessImported('loadOptions', 'option-loading', () => create !== null, given.warn);
    return loading;
  };
}
