import type {Terms} from '../terms.js';
import {cancel, close, moreSuggestions, nextStep, previousStep, retry} from './words.js';

const searching = () => 'Searching';
const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);

export const modalTexts = {
  close,
  accept: () => 'Accept',
  cancel,
} satisfies Partial<Terms>;

export const drawerTexts = {
  close,
} satisfies Partial<Terms>;

export const searchModalTexts = {
  close,
  searchText: () => 'Search...',
  searchResults: () => 'Results',
  searching,
  resultCount,
  noResults: query => `No results for “${query}”`,
  moreSuggestions,
} satisfies Partial<Terms>;

const PALETTE_KEYS = {move: 'to move', choose: 'to choose', back: 'to go back', close: 'to close'};

export const commandPaletteTexts = {
  retry,
  searching,
  resultCount,
  resultsFailed: () => 'The results could not be loaded.',
  previousPalettePage: () => 'Back',
  recentResults: () => 'Recent',
  palettePage: (name, results) => `${name}: ${results}`,
  paletteKey: action => PALETTE_KEYS[action],
} satisfies Partial<Terms>;

export const tourTexts = {
  tourPosition: (position, count) => `Step ${position} of ${count}`,
  previousStep,
  nextStep,
  skipTour: () => 'Skip',
  finishTour: () => 'Done',
} satisfies Partial<Terms>;
