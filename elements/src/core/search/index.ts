export {groupResults, normalizeResults, type ResultGroup, type SearchResult} from './search-result.js';
