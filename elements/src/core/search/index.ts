export {groupResults, readResults, type ResultGroup, type SearchResult} from './search-result.js';
