import type {LoadContext, LoadedKind} from '../item-loader.js';
import {normalizeOptions, type Option} from './option.js';

/** What `loadOptions` gets besides the text. */
export type LoadOptionsContext = LoadContext;

/** A page of options. */
export interface OptionsPage {
  readonly options: readonly Option[];
  /** Whether there are more pages. Default false. */
  readonly hasMore?: boolean | undefined;
}

/** Loads the options for a text. An array is the only page. */
export type LoadOptions = (
  text: string,
  context: LoadOptionsContext,
) => PromiseLike<OptionsPage | readonly Option[]> | OptionsPage | readonly Option[];

/** Loads the text of a value whose option is not loaded. Null or undefined: there is no text, and the value is shown. */
export type LoadLabel = (value: string) => PromiseLike<string | null | undefined> | string | null | undefined;

/** The kind of `loadOptions`. */
export const LOADED_OPTIONS: LoadedKind<Option> = {
  name: 'loadOptions',
  answer: 'a list of options or {options, hasMore}',
  read: (answer, warn) => {
    const {options, hasMore} = (
      Array.isArray(answer) ? {options: answer} : Object(answer)
    ) as Partial<OptionsPage>;
    return Array.isArray(options)
      ? {items: normalizeOptions(options, warn), hasMore: Boolean(hasMore)}
      : null;
  },
  keyOf: ({value}) => value,
};
