export {
  groupResults,
  indexOfResult,
  isPage,
  normalizeResults,
  type LoadResults,
  type LoadResultsContext,
  type ResultGroup,
  type SearchResult,
} from './search-result.js';
