import type {Terms} from '../terms.js';
import {notAnOption, tooLong, tooShort} from './sentences.js';
import {itemsFailed, loading, moreSuggestions, noOptions, retry, withMore} from './words.js';

const showOptions = () => 'Options';
const optionCount = (count: number) => (count === 1 ? '1 option' : `${count} options`);
const optionsFailed = () => 'The options could not be loaded.';
const showSuggestions = () => 'Suggestions';
const noSuggestions = () => 'No suggestions';
const suggestionCount = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);

export const selectTexts = {
  unselectedOption: () => 'Choose...',
} satisfies Partial<Terms>;

export const datalistTexts = {
  showSuggestions,
  noSuggestions,
  suggestionCount,
  moreSuggestions,
} satisfies Partial<Terms>;

export const selectListTexts = {
  noOptions,
  showOptions,
  optionCount,
} satisfies Partial<Terms>;

export const multiSelectTexts = {
  tooShort,
  tooLong,
  notAnOption,
  noOptions,
  showOptions,
  optionCount,
  optionLimit: max => `You can choose up to ${max}.`,
  createOption: text => `Create “${text}”`,
  chosenOptions: () => 'Chosen',
  chosenInWords: (texts, more) => `Chosen: ${withMore(texts, more)}`,
  moreChosen: count => `${count} more`,
  fewerChosen: () => 'Show less',
  removeOption: text => `Remove ${text}`,
  optionAdded: text => `${text} added.`,
  optionRemoved: text => `${text} removed.`,
} satisfies Partial<Terms>;

export const optionLoadingTexts = {
  loading,
  retry,
  optionsFailed,
  loadMoreOptions: () => 'Load more options',
  optionsSoFar: count => `${count} options so far`,
} satisfies Partial<Terms>;

export const mentionTexts = {
  showSuggestions,
  noSuggestions,
  suggestionCount,
  loading,
  optionsFailed,
} satisfies Partial<Terms>;

export const treeTexts = {
  loading,
  itemsFailed,
  retry,
} satisfies Partial<Terms>;
