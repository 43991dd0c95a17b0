export {Choice, type ChoiceSource} from './choice.js';
export {Entry, type EntrySource} from './entry.js';
export {normalizeOptions, type Option} from './option.js';
export {markMatch, Suggestions, type MarkedText} from './suggestions.js';
export type {LoadLabel, LoadOptions, LoadOptionsContext, OptionsPage} from './load-options.js';
