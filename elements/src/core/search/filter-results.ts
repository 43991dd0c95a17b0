import type {SearchResult} from './search-result.js';

/**
 * Returns the results that contain every word of a text in their text, description, or group, ignoring case. An empty text
 * has all results.
 */
export function filterResults(results: readonly SearchResult[], text: string): readonly SearchResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return results;
  return results.filter(({text, description = '', group = ''}) => {
    const content = `${text}\n${description}\n${group}`.toLowerCase();
    return words.every(word => content.includes(word));
  });
}
