export {
  groupResults,
  indexOfResult,
  isPage,
  normalizeResults,
  type LoadResults,
  type LoadResultsContext,
  type ResultGroup,
  type ResultLoaders,
  type SearchResult,
} from './search-result.js';
