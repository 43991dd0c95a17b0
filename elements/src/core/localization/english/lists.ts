import type {Terms} from '../terms.js';
import {notAnOption, tooLong, tooShort} from './sentences.js';
import {
  clearSelection,
  close,
  itemsFailed,
  loading,
  moreSuggestions,
  moveDown,
  moveUp,
  noOptions,
  remove,
  required,
  retry,
  searchOptions,
  withMore,
} from './words.js';

const showOptions = () => 'Options';
const optionCount = (count: number) => (count === 1 ? '1 option' : `${count} options`);
const optionLimit = (max: number) => `You can choose up to ${max}.`;
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

// Not one object: bundlers keep what an object is spread into.
const chosenOptions = () => 'Chosen';
const chosenInWords = (texts: readonly string[], more: number) => `Chosen: ${withMore(texts, more)}`;
const moreChosen = (count: number) => `${count} more`;
const fewerChosen = () => 'Show less';
const removeOption = (text: string) => `Remove ${text}`;
const optionAdded = (text: string) => `${text} added.`;
const optionRemoved = (text: string) => `${text} removed.`;

export const multiSelectTexts = {
  tooShort,
  tooLong,
  notAnOption,
  noOptions,
  showOptions,
  optionCount,
  optionLimit,
  createOption: text => `Create “${text}”`,
  chosenOptions,
  chosenInWords,
  moreChosen,
  fewerChosen,
  removeOption,
  optionAdded,
  optionRemoved,
} satisfies Partial<Terms>;

export const transferListTexts = {
  tooShort,
  tooLong,
  notAnOption,
  noOptions,
  optionCount,
  optionLimit,
  searchOptions,
  moveUp,
  moveDown,
  chosenOptions,
  optionAdded,
  optionRemoved,
  availableOptions: () => 'Available',
  selectedOf: (selected, total) => `${selected} of ${total} selected`,
  addOptions: () => 'Add',
  remove,
  optionsAdded: count => `${count} options added.`,
  optionsRemoved: count => `${count} options removed.`,
  required,
  optionPosition: (text, position, count) => `${text} is ${position} of ${count}.`,
} satisfies Partial<Terms>;

export const treeSelectTexts = {
  loading,
  itemsFailed,
  retry,
  noOptions,
  showOptions,
  optionCount,
  clearSelection,
  searchOptions,
  close,
  chosenOptions,
  chosenInWords,
  moreChosen,
  fewerChosen,
  removeOption,
  optionAdded,
  optionRemoved,
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
